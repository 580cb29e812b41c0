import { bench, describe } from 'vitest';
import { Board, type Piece } from '../board/pieces';
import { clueCount, type PlayerCount } from '../data/terms';
import { MAX_ENTRIES } from '../game/limits';
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

/**
 * The worst case: a full record of actions that no real game has, where each piece has a dozen interpretations. A
 * random search found the most expensive kinds; it stopped when the cost per action no longer rose. The first
 * measurements are slow, until the code is compiled.
 */
type Draw = (below: number) => number;
type RecordSoFar = {
  readonly correctedActions: CorrectedActions;
  readonly pieces: readonly Piece[];
  readonly at: number;
};
type Kind = (draw: Draw, owners: number, record: RecordSoFar) => RecordedAction | undefined;

/** A random owner's piece on a random space, nine in ten a disc. */
const anywhere: Kind = (draw, owners) => ({
  type: 'place',
  owner: draw(owners),
  hex: draw(HEX_COUNT),
  kind: draw(10) === 0 ? 'cube' : 'disc',
});

const randomPiece = (draw: Draw, { pieces }: RecordSoFar): Piece | undefined =>
  pieces[draw(pieces.length)];

/** Removes a random piece on the board. */
const removed: Kind = (draw, _, record) => {
  const piece = randomPiece(draw, record);
  return piece && { type: 'remove', entry: entryId(entryOf(record.correctedActions, piece)) };
};

const corrected: Kind = (draw, owners, record) => {
  const piece = randomPiece(draw, record);
  const at = piece ? entryOf(record.correctedActions, piece) : -1;
  const entered = pieceOf(record.correctedActions[at]);
  return (
    entered && { type: 'correct', entry: entryId(at), as: { ...entered, owner: draw(owners) } }
  );
};

const fixed: Kind = (draw, _, record) => {
  const piece = randomPiece(draw, record);
  if (piece === undefined) return undefined;
  const { owner, hex, kind } = piece;
  return { type: 'fix', owner, hex, kind: kind === 'cube' ? 'disc' : 'cube', to: draw(HEX_COUNT) };
};

/** Sets the turn repeatedly: the gaps of a restarted turn remain. */
const restarted: Kind = (draw, owners, record) =>
  record.at % 3 === 0 ? { type: 'turn', player: 0 } : anywhere(draw, owners, record);

const fixedInAChain: Kind = (_, __, { at }) => SLOW_RECORD[at];

const oneOf =
  (...kinds: readonly Kind[]): Kind =>
  (draw, owners, record) =>
    kinds[draw(kinds.length)]?.(draw, owners, record);

const KINDS: Readonly<Record<string, Kind>> = {
  'pieces anywhere': anywhere,
  'placed and removed': oneOf(anywhere, removed),
  'placed, removed, fixed and corrected': oneOf(anywhere, removed, fixed, corrected),
  'placed and corrected': oneOf(anywhere, corrected),
  'restarted turns': restarted,
  'fixed in a chain, then corrected': fixedInAChain,
};

function recordOf(kind: Kind, players: PlayerCount): readonly IdentifiedAction[] {
  const random = createRandom('bench', 'records');
  const draw: Draw = below => random.below(Math.max(1, below));
  let actions: readonly IdentifiedAction[] = [];
  let correctedActions: CorrectedActions = [];
  while (actions.length < MAX_ENTRIES) {
    const { pieces } = boardsByEntry(correctedActions).at(-1) ?? Board.empty;
    const action = kind(draw, clueCount(players), { correctedActions, pieces, at: actions.length });
    const next = action && [...actions, { ...action, id: entryId(actions.length) }];
    const after = next && withCorrections(next);
    if (next === undefined || !after?.ok) continue;
    actions = next;
    correctedActions = after.value;
  }
  return actions;
}

for (const players of [2, 3, 5] as const) {
  describe(`${MAX_ENTRIES} entries of ${players} players, interpreted`, () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const actions = recordOf(kind, players);
      bench(name, () => void interpretRecord(actions, players), { time: 1000, warmupTime: 500 });
    }
  });
}
