import { seatOfPlayer } from '../../board/players';
import type { Shape } from '../../shape';
import type { Game } from '../game';
import type { RecordedFindSchema } from '../gameSchema';
import type { GameRecord } from './entry';
import { interpretTable, type RecordedTable, recordedTable } from './recordedOrder';

/** What a record proves, stored with it: interpreting a record is too slow for every view. */

/** A search that ended without a cube: its space, and the seat that searched. */
export type RecordedFind = Shape<typeof RecordedFindSchema>;

/** The find with which the record ends; null if its latest step is anything else. */
function recordedFindIn(table: RecordedTable): RecordedFind | null {
  const { nextStep } = interpretTable(table);
  return nextStep.kind === 'found'
    ? { space: nextStep.hex, by: seatOfPlayer(nextStep.player) }
    : null;
}

type Recorded = Pick<Game, 'players' | 'order' | 'record' | 'recordedFind'>;

/** The game with another record and the find that it proves. Nothing else changes a record. */
export const withRecord = <G extends Recorded>(game: G, record: GameRecord | null): G => ({
  ...game,
  record,
  recordedFind: recordedFindIn(recordedTable({ ...game, record })),
});
