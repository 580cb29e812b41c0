import { bench, describe } from 'vitest';
import { clueCount, type PlayerCount } from '../data/terms';
import { MOST_ENTRIES } from '../game/record';
import { HEX_COUNT } from '../map/hexSet';
import { createRandom } from '../random';
import { follow } from './follow';
import { Board, type Piece } from './pieces';
import { boardAfter, type Deed } from './record';

/**
 * As many deeds as a record holds, at their worst: what no game is, so that each piece can be taken in a dozen ways.
 * The kinds are those that a search at random found dear, drawn until a deed became dearer no more. The first measurements are slow, until the code is compiled.
 */
type Draw = (below: number) => number;
type Lie = { readonly pieces: readonly Piece[]; readonly at: number };
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
  return piece && { does: 'remove', owner: piece.owner, hex: piece.hex };
};

const corrected: Kind = (draw, owners, lie) => {
  const piece = lying(draw, lie);
  return piece && { does: 'correct', owner: piece.owner, hex: piece.hex, instead: draw(owners) };
};

const mended: Kind = (draw, _, lie) => {
  const piece = lying(draw, lie);
  if (piece === undefined) return undefined;
  const { owner, hex, kind } = piece;
  return { does: 'mend', owner, hex, kind: kind === 'cube' ? 'disc' : 'cube', to: draw(HEX_COUNT) };
};

/** The first cube is taken off last of all: all is read twice. */
const readTwice: Kind = (draw, owners, lie) => {
  const [first] = lie.pieces;
  if (first === undefined) return { does: 'place', owner: 0, hex: 0, kind: 'cube' };
  return lie.at === MOST_ENTRIES - 1
    ? { does: 'remove', owner: first.owner, hex: first.hex }
    : anywhere(draw, owners, lie);
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
  'and the first cube is taken off': readTwice,
  'laid and taken off': oneOf(anywhere, takenOff),
  'laid, taken off, mended and corrected': oneOf(anywhere, takenOff, mended, corrected),
  'laid and corrected': oneOf(anywhere, corrected),
  'turns that are begun anew': begunAnew,
};

function recordOf(kind: Kind, players: PlayerCount): readonly Deed[] {
  const random = createRandom('bench', 'records');
  const draw: Draw = below => random.below(Math.max(1, below));
  const deeds: Deed[] = [];
  let board = Board.empty;
  while (deeds.length < MOST_ENTRIES) {
    const deed = kind(draw, clueCount(players), { pieces: board.pieces, at: deeds.length });
    const after = deed && boardAfter(board, deed);
    if (deed === undefined || !after?.ok) continue;
    board = after.value;
    deeds.push(deed);
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
