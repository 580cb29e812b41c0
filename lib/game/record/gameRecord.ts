import { clueHexes } from '../../clues/clueHexes';
import { clueCount, type PlayerCount } from '../../data/terms';
import {
  type BoardRefusal,
  boardOf,
  type EntryId,
  type IdentifiedAction,
  type RecordedAction,
} from '../../play/boardActions';
import { correctedActions, pieceOf, withCorrections } from '../../play/corrections';
import { interpretRecord } from '../../play/interpretRecord';
import { wrongPieces } from '../../play/legalPieces';
import { type Board, ownersOf } from '../../play/pieces';
import { ok, type Result, refused } from '../../result';
import { cluesInPlay, type Game, mapOf } from '../game';
import type { SeatNumber, Time } from '../seats/seat';

/** An action with its name, who entered it, and when. */
export type Entry = IdentifiedAction & { readonly by: SeatNumber; readonly at: Time };

/** What people at the table have entered of its pieces, in order. Public: all who may see the table see it. */
export type GameRecord = readonly Entry[];

/** More than any game has: five players enter 60 to 200. What a record means is reckoned anew on each phone. */
export const MOST_ENTRIES = 300;

/** Whether those whom an action names play here. */
export function isOfTable({ players }: Pick<Game, 'players'>, action: RecordedAction): boolean {
  if (action.does === 'correct') return action.as.owner < clueCount(players);
  if ('owner' in action) return action.owner < clueCount(players);
  return action.does !== 'turn' || action.player < players;
}

/** Whether everything in a record could be entered one after the other, each under a name of its own. */
export const isValidRecord = (record: GameRecord): boolean =>
  new Set(record.map(({ id }) => id)).size === record.length && withCorrections(record).ok;

/** What lies on the table, by what a record knows in the end. Throws where the record is not sound. */
export const boardOfRecord = (record: readonly IdentifiedAction[]): Board =>
  boardOf(correctedActions(record).filter(action => action !== undefined));

/** The recorded board; empty where nothing is recorded. */
export const boardOfGame = ({ record }: Pick<Game, 'record'>): Board => boardOfRecord(record ?? []);

/**
 * Whether a recorded piece contradicts the clue of its seat. Secret: only the seat itself may learn it, for it tells
 * of its clue.
 */
export function hasWrongPiece(game: Game, seat: SeatNumber): boolean {
  if (game.record === null) return false;
  const board = boardOfGame(game);
  const owners = ownersOf(seat - 1, game.players);
  if (!owners.some(owner => board.of(owner).length > 0)) return false;
  const map = mapOf(game);
  const clues = cluesInPlay(game);
  return owners.some(owner => {
    const clue = clues[owner];
    return clue !== undefined && wrongPieces(board, owner, clueHexes(clue, map)).length > 0;
  });
}

/** Somebody else was faster: what was meant is not where the record stands any more. */
type RecordConflict = 'record-moved-on';

/**
 * The record with one more entry; the same one where it says nothing new, or bears that entry already. `after` is the
 * latest entry that its phone saw.
 */
export function withEntry(
  record: GameRecord,
  entry: Entry,
  players: PlayerCount,
  after: EntryId | null | undefined,
): Result<GameRecord, BoardRefusal | RecordConflict> {
  if (record.some(({ id }) => id === entry.id)) return ok(record);
  const entries = [...record, entry];
  const isOfNow = after === (record.at(-1)?.id ?? null);
  // What is left out, or whose turn it is, is said of the record as it stands.
  if (entry.does === 'skip' || entry.does === 'turn')
    return isOfNow || after === undefined ? ok(entries) : refused('record-moved-on');
  if (isAlreadyRecorded(record, entry) && !(isOfNow && isSearch(entries, players)))
    return ok(record);
  const possible = withCorrections(entries);
  return possible.ok ? ok(entries) : possible;
}

/** Without an entry; the same record where it is gone already. Refused where what came after it needs it. */
export function withoutEntry(
  record: GameRecord,
  entry: EntryId | null,
): Result<GameRecord, RecordConflict> {
  const left = record.filter(({ id }) => id !== entry);
  if (left.length === record.length) return ok(record);
  return withCorrections(left).ok ? ok(left) : refused('record-moved-on');
}

/** Whether a record tells of the piece as an entry does, as when two phones enter the same. */
function isAlreadyRecorded(record: GameRecord, entry: Entry): boolean {
  if (entry.does === 'place' || entry.does === 'fix')
    return boardOfRecord(record).kindAt(entry.owner, entry.hex) === entry.kind;
  if (entry.does !== 'correct') return false;
  const corrected = withCorrections(record);
  const piece = corrected.ok
    ? pieceOf(corrected.value[record.findIndex(({ id }) => id === entry.entry)])
    : undefined;
  const { owner, hex, kind } = entry.as;
  return piece?.owner === owner && piece.hex === hex && piece.kind === kind;
}

/** Whether the last, of a piece that lies there already, is the disc that opens its owner’s search there. */
function isSearch(entries: GameRecord, players: PlayerCount): boolean {
  const last = entries.at(-1);
  if (last?.does !== 'place' || last.kind === 'cube') return false;
  return interpretRecord(entries, players).steps.at(-1)?.kind === 'search';
}
