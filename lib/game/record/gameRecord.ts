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

/** An action with its id, the seat that entered it, and the time. */
export type Entry = IdentifiedAction & { readonly by: SeatNumber; readonly at: Time };

/** The actions entered so far, in order. Public to everybody who may see the table. */
export type GameRecord = readonly Entry[];

/**
 * Exceeds any real game: five players enter 60 to 200. Each phone interprets the whole record again after every change.
 */
export const MOST_ENTRIES = 300;

/** Whether the owner or player that an action names exists at this table. */
export function isOfTable({ players }: Pick<Game, 'players'>, action: RecordedAction): boolean {
  if (action.does === 'correct') return action.as.owner < clueCount(players);
  if ('owner' in action) return action.owner < clueCount(players);
  return action.does !== 'turn' || action.player < players;
}

/** Whether a record is consistent: unique ids, and every action legal in sequence. */
export const isValidRecord = (record: GameRecord): boolean =>
  new Set(record.map(({ id }) => id)).size === record.length && withCorrections(record).ok;

/** The board after all actions and corrections. Throws if the record is inconsistent. */
export const boardOfRecord = (record: readonly IdentifiedAction[]): Board =>
  boardOf(correctedActions(record).filter(action => action !== undefined));

/** The recorded board; empty without a record. */
export const boardOfGame = ({ record }: Pick<Game, 'record'>): Board => boardOfRecord(record ?? []);

/**
 * Whether a recorded piece contradicts the clue of its seat. Reveals something about the clue: only for the seat's own
 * holder.
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

/** Another entry came first, so the action no longer applies. */
type RecordConflict = 'record-moved-on';

/**
 * Appends an entry; returns the same record if the entry is a retry (same id) or adds nothing new. `after` is the id of
 * the latest entry that the client saw, null for none, `undefined` if unknown.
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
  // `skip` and `turn` refer to the current end of the record.
  if (entry.does === 'skip' || entry.does === 'turn')
    return isOfNow || after === undefined ? ok(entries) : refused('record-moved-on');
  if (isAlreadyRecorded(record, entry) && !(isOfNow && isSearch(entries, players)))
    return ok(record);
  const possible = withCorrections(entries);
  return possible.ok ? ok(entries) : possible;
}

/** Removes an entry; returns the same record if it is absent. Refused if later entries depend on it. */
export function withoutEntry(
  record: GameRecord,
  entry: EntryId | null,
): Result<GameRecord, RecordConflict> {
  const left = record.filter(({ id }) => id !== entry);
  if (left.length === record.length) return ok(record);
  return withCorrections(left).ok ? ok(left) : refused('record-moved-on');
}

/** Whether the record already contains what an entry states, as when two phones enter the same piece. */
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

/** Whether the last entry, which repeats a piece on the board, is the disc that starts its owner's search there. */
function isSearch(entries: GameRecord, players: PlayerCount): boolean {
  const last = entries.at(-1);
  if (last?.does !== 'place' || last.kind === 'cube') return false;
  return interpretRecord(entries, players).steps.at(-1)?.kind === 'search';
}
