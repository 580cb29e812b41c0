import { bench, describe } from 'vitest';
import { clueCount, type PlayerCount } from '../data/terms';
import { MOST_ENTRIES } from '../game/record';
import { HEX_COUNT } from '../map/hexSet';
import { createRandom } from '../random';
import { entryId } from '../testing/arbitraries';
import { boardsLain, entryOf, type Meant, pieceOf, withCorrections } from './corrections';
import { follow } from './follow';
import { Board, type Piece } from './pieces';
import type { Deed, NamedDeed } from './record';

/**
 * As many deeds as a record holds, at their worst: what no game is, so that each piece can be taken in a dozen ways.
 * The kinds are those that a search at random found dear, drawn until a deed became dearer no more. The first measurements are slow, until the code is compiled.
 */
type Draw = (below: number) => number;
type Lie = { readonly meant: Meant; readonly pieces: readonly Piece[]; readonly at: number };
type Kind = (draw: Draw, owners: number, lie: Lie) => Deed | undefined;

/** Anybody's piece anywhere, nine of ten a disc. */
const anywhere: Kind = (draw, owners) => ({
  does: 'place',
  owner: draw(owners),
  hex: draw(HEX_COUNT),
  kind: draw(10) === 0 ? 'cube' : 'disc',
});

const lying = (draw: Draw, { pieces }: Lie): Piece | undefined => pieces[draw(pieces.length)];

/** One piece that lies there. */
const takenOff: Kind = (draw, _, lie) => {
  const piece = lying(draw, lie);
  return piece && { does: 'remove', entry: entryId(entryOf(lie.meant, piece)) };
};

const corrected: Kind = (draw, owners, lie) => {
  const piece = lying(draw, lie);
  const at = piece ? entryOf(lie.meant, piece) : -1;
  const said = pieceOf(lie.meant[at]);
  return said && { does: 'correct', entry: entryId(at), as: { ...said, owner: draw(owners) } };
};

const mended: Kind = (draw, _, lie) => {
  const piece = lying(draw, lie);
  if (piece === undefined) return undefined;
  const { owner, hex, kind } = piece;
  return { does: 'mend', owner, hex, kind: kind === 'cube' ? 'disc' : 'cube', to: draw(HEX_COUNT) };
};

/** Of turns that are begun and said anew all that is missing is kept. */
const begunAnew: Kind = (draw, owners, lie) =>
  lie.at % 3 === 0 ? { does: 'turn', player: 0 } : anywhere(draw, owners, lie);

const oneOf =
  (...kinds: readonly Kind[]): Kind =>
  (draw, owners, lie) =>
    kinds[draw(kinds.length)]?.(draw, owners, lie);

const KINDS: Readonly<Record<string, Kind>> = {
  'pieces anywhere': anywhere,
  'laid and taken off': oneOf(anywhere, takenOff),
  'laid, taken off, mended and corrected': oneOf(anywhere, takenOff, mended, corrected),
  'laid and corrected': oneOf(anywhere, corrected),
  'turns that are begun anew': begunAnew,
};

function recordOf(kind: Kind, players: PlayerCount): readonly NamedDeed[] {
  const random = createRandom('bench', 'records');
  const draw: Draw = below => random.below(Math.max(1, below));
  let deeds: readonly NamedDeed[] = [];
  let meant: Meant = [];
  while (deeds.length < MOST_ENTRIES) {
    const { pieces } = boardsLain(meant).at(-1) ?? Board.empty;
    const deed = kind(draw, clueCount(players), { meant, pieces, at: deeds.length });
    const next = deed && [...deeds, { ...deed, id: entryId(deeds.length) }];
    const after = next && withCorrections(next);
    if (next === undefined || !after?.ok) continue;
    deeds = next;
    meant = after.value;
  }
  return deeds;
}

for (const players of [2, 3, 5] as const) {
  describe(`${MOST_ENTRIES} deeds of ${players} players followed`, () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const deeds = recordOf(kind, players);
      bench(name, () => void follow(deeds, players), { time: 1000, warmupTime: 500 });
    }
  });
}
