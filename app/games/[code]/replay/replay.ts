import type { KnownClue, Position } from '@/lib/board/position';
import { parseClue } from '@/lib/clues/clue';
import type { GameRecord } from '@/lib/game/record/entry';
import { interpretTable } from '@/lib/game/record/recordedOrder';
import { entriesIn } from '@/lib/game/record/recordView';
import { type ReplayFacts, type ReplayFrame, replayFacts } from '@/lib/game/record/replayFacts';
import { hexOf, type TableView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { boardsByEntry, type CorrectedActions, correctedActions } from '@/lib/play/corrections';
import { type Step, turnsReached } from '@/lib/play/step';

/** A recorded game, entry by entry. Frame `n` is the state after `n` entries. */
export interface Replay {
  readonly record: GameRecord;
  readonly corrected: CorrectedActions;
  /** By entry: how it was interpreted. */
  readonly steps: readonly Step[];
  /** By frame: the board, without entry mistakes that were corrected later, and all clues. */
  readonly positions: readonly Position[];
  /** By frame: the spaces of wrong finds so far. */
  readonly missed: readonly HexSet[];
  /** By frame: the current turn; 0 while first cubes are placed. */
  readonly turns: readonly number[];
  /** All clues, by owner. */
  readonly known: readonly KnownClue[];
}

/** The replay of a game that has ended. */
export function createReplay(view: TableView): Replay {
  const { mapCode, players, order, seats, misses } = view;
  const record = entriesIn(view);
  const { steps } = interpretTable({ players, order, record });
  const corrected = correctedActions(record);
  const known = seats
    .flatMap(({ clues = [] }) => clues)
    .map(({ id }, owner) => ({ owner, clue: id }));
  return {
    record,
    corrected,
    steps,
    positions: boardsByEntry(corrected).map(({ pieces }) => ({ mapCode, players, pieces, known })),
    missed: [-Infinity, ...record.map(({ at }) => at)].map(now =>
      HexSet.of(
        misses.flatMap(({ space, at }) => (Date.parse(at) <= now ? (hexOf(space) ?? []) : [])),
      ),
    ),
    turns: turnsReached(steps),
    known,
  };
}

/** What the replay currently shows. */
export interface ReplayView {
  readonly replay: Replay;
  /** The frames computed so far, in order. */
  readonly frames: readonly ReplayFrame[];
  /** Available once all frames are computed. */
  readonly facts: ReplayFacts | undefined;
  /** Index into a frame's `knowledge`. */
  readonly viewpoint: number;
  readonly frameIndex: number;
}

/** The replay's highlights; `undefined` until all frames are computed. */
export function factsOf(
  { corrected, positions, known }: Replay,
  map: GameMap,
  habitat: Hex,
  frames: readonly ReplayFrame[],
): ReplayFacts | undefined {
  if (frames.length < positions.length) return undefined;
  return replayFacts({
    map,
    clues: known.flatMap(({ clue }) => parseClue(clue) ?? []),
    habitat,
    record: corrected,
    frames,
  });
}
