import type { Board } from '../../board/pieces';
import { boardOf, type IdentifiedAction } from '../../play/boardActions';
import { type CorrectedActions, correctedActions } from '../../play/corrections';
import type { Game } from '../game';
import { entriesOf } from './recordedOrder';

/** The board after all actions and corrections. Throws if the record is inconsistent. */
export const boardOfRecord = (record: readonly IdentifiedAction[]): Board =>
  boardOfCorrected(correctedActions(record));

export const boardOfCorrected = (corrected: CorrectedActions): Board =>
  boardOf(corrected.filter(action => action !== undefined));

/** The recorded board; empty without a record. */
export const boardOfGame = (game: Pick<Game, 'record'>): Board => boardOfRecord(entriesOf(game));
