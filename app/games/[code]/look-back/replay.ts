import type { Board } from '@/lib/board/pieces';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import type { GameRecord } from '@/lib/game/record/gameRecord';
import { interpretTable } from '@/lib/game/record/recordedOrder';
import { entriesOf } from '@/lib/game/record/recordView';
import {
  type ReplayFacts,
  type ReplayFrame,
  type ReplayFrameInput,
  replayFacts,
} from '@/lib/game/record/replayFacts';
import type { TableView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex } from '@/lib/map/hexSet';
import { boardsByEntry, type CorrectedActions, correctedActions } from '@/lib/play/corrections';
import { type Step, turnsReached } from '@/lib/play/step';

/** A recorded game, entry by entry. Frame `n` is the one after `n` entries. */
export interface Replay {
  readonly record: GameRecord;
  readonly corrected: CorrectedActions;
  /** By entry: how it was interpreted. */
  readonly steps: readonly Step[];
  /** By frame: the board, without entry mistakes that were corrected later. */
  readonly boards: readonly Board[];
  /** By frame: the turn reached; 0 while first cubes are placed. */
  readonly turns: readonly number[];
  /** By owner. */
  readonly clues: readonly ClueId[];
}

/** The replay of a game that has ended. */
export function createReplay({ record: recorded, players, order, seats }: TableView): Replay {
  const record = recorded ? entriesOf(recorded) : [];
  const { steps } = interpretTable({ players, order, record });
  const corrected = correctedActions(record);
  return {
    record,
    corrected,
    steps,
    boards: boardsByEntry(corrected),
    turns: turnsReached(steps),
    clues: seats.flatMap(({ clues = [] }) => clues.map(({ id }) => id)),
  };
}

/** The worker's input for computing one frame. */
export const frameInputAt = (
  { boards, clues }: Replay,
  frameIndex: number,
  { mapCode, players }: Pick<TableView, 'mapCode' | 'players'>,
): ReplayFrameInput => ({ mapCode, players, clues, pieces: boards[frameIndex]?.pieces ?? [] });

/** What the replay currently shows. */
export interface ReplayView {
  readonly replay: Replay;
  /** By frame, as far as they are computed. */
  readonly frames: readonly ReplayFrame[];
  /** Available once all frames are computed. */
  readonly facts: ReplayFacts | undefined;
  /** Index into a frame's `knowledge`. */
  readonly viewpoint: number;
  readonly frameIndex: number;
}

/** The replay's highlights; `undefined` until all frames are computed. */
export function factsOf(
  { corrected, boards, clues }: Replay,
  map: GameMap,
  habitat: Hex,
  frames: readonly ReplayFrame[],
): ReplayFacts | undefined {
  if (frames.length < boards.length) return undefined;
  return replayFacts({
    map,
    clues: clues.flatMap(id => parseClue(id) ?? []),
    habitat,
    record: corrected,
    frames,
  });
}
