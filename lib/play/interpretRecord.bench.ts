import { bench, describe } from 'vitest';
import { clueCount, type PlayerCount } from '../data/terms';
import { MAX_ENTRIES } from '../game/record/gameRecord';
import { HEX_COUNT } from '../map/hexSet';
import { createRandom } from '../random';
import { entryId } from '../testing/arbitraries';
import { SLOW_RECORD } from '../testing/entered';
import type { IdentifiedAction, RecordedAction } from './boardActions';
import {
  boardsByEntry,
  type CorrectedActions,
  entryOf,
  pieceOf,
  withCorrections,
} from './corrections';
import { interpretRecord } from './interpretRecord';
import { Board, type Piece } from './pieces';

/**
 * The worst case: a full record of actions that no real game has, so that each piece has a dozen interpretations. A
 * random search found the most expensive kinds; it stopped when the cost per action no longer rose. The first
 * measurements are slow, until the code is compiled.
 */
type Draw = (below: number) => number;
type Lie = {
  readonly meant: CorrectedActions;
  readonly pieces: readonly Piece[];
  readonly at: number;
};
type Kind = (draw: Draw, owners: number, lie: Lie) => RecordedAction | undefined;

/** A random owner's piece on a random space, nine in ten a disc. */
const anywhere: Kind = (draw, owners) => ({
  type: 'place',
  owner: draw(owners),
  hex: draw(HEX_COUNT),
  kind: draw(10) === 0 ? 'cube' : 'disc',
});

const lying = (draw: Draw, { pieces }: Lie): Piece | undefined => pieces[draw(pieces.length)];

/** Removes a random piece on the board. */
const takenOff: Kind = (draw, _, lie) => {
  const piece = lying(draw, lie);
  return piece && { type: 'remove', entry: entryId(entryOf(lie.meant, piece)) };
};

const corrected: Kind = (draw, owners, lie) => {
  const piece = lying(draw, lie);
  const at = piece ? entryOf(lie.meant, piece) : -1;
  const said = pieceOf(lie.meant[at]);
  return said && { type: 'correct', entry: entryId(at), as: { ...said, owner: draw(owners) } };
};

const fixed: Kind = (draw, _, lie) => {
  const piece = lying(draw, lie);
  if (piece === undefined) return undefined;
  const { owner, hex, kind } = piece;
  return { type: 'fix', owner, hex, kind: kind === 'cube' ? 'disc' : 'cube', to: draw(HEX_COUNT) };
};

/** Sets the turn again and again: the gaps of a restarted turn are kept. */
const begunAnew: Kind = (draw, owners, lie) =>
  lie.at % 3 === 0 ? { type: 'turn', player: 0 } : anywhere(draw, owners, lie);

const fixedInAChain: Kind = (_, __, { at }) => SLOW_RECORD[at];

const oneOf =
  (...kinds: readonly Kind[]): Kind =>
  (draw, owners, lie) =>
    kinds[draw(kinds.length)]?.(draw, owners, lie);

const KINDS: Readonly<Record<string, Kind>> = {
  'pieces anywhere': anywhere,
  'laid and taken off': oneOf(anywhere, takenOff),
  'laid, taken off, mended and corrected': oneOf(anywhere, takenOff, fixed, corrected),
  'laid and corrected': oneOf(anywhere, corrected),
  'turns that are begun anew': begunAnew,
  'fixed in a chain, then corrected': fixedInAChain,
};

function recordOf(kind: Kind, players: PlayerCount): readonly IdentifiedAction[] {
  const random = createRandom('bench', 'records');
  const draw: Draw = below => random.below(Math.max(1, below));
  let actions: readonly IdentifiedAction[] = [];
  let meant: CorrectedActions = [];
  while (actions.length < MAX_ENTRIES) {
    const { pieces } = boardsByEntry(meant).at(-1) ?? Board.empty;
    const action = kind(draw, clueCount(players), { meant, pieces, at: actions.length });
    const next = action && [...actions, { ...action, id: entryId(actions.length) }];
    const after = next && withCorrections(next);
    if (next === undefined || !after?.ok) continue;
    actions = next;
    meant = after.value;
  }
  return actions;
}

for (const players of [2, 3, 5] as const) {
  describe(`${MAX_ENTRIES} actions of ${players} players followed`, () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const actions = recordOf(kind, players);
      bench(name, () => void interpretRecord(actions, players), { time: 1000, warmupTime: 500 });
    }
  });
}
