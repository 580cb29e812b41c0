import { isSamePiece } from '../../board/pieces';
import { ownersOf, playerOfSeat, type SeatNumber } from '../../board/players';
import { clueHexes } from '../../clues/clueHexes';
import { clueCount } from '../../data/terms';
import { isEqual } from '../../equal';
import {
  type BoardRefusal,
  type EntryId,
  idsOf,
  isSameAction,
  type RecordedAction,
} from '../../play/boardActions';
import { correctedActions, entryOf, pieceOf, withCorrections } from '../../play/corrections';
import { wrongPieces } from '../../play/legalPieces';
import { isTurnOrder } from '../../play/turnState';
import { ok, type Result, refused } from '../../result';
import { cluesInPlay, type Game, mapOf } from '../game';
import { MAX_ALSO } from '../limits';
import type { Entry, EntrySource, GameRecord } from './entry';
import { meaningAt, meaningOfEntry, type PieceMeaning } from './pieceMeaning';
import { boardOfCorrected, boardOfGame } from './recordedBoard';
import { interpretTable } from './recordedOrder';

/** Whether the owner or player that an action names exists at this table. */
export function existsAtTable({ players }: Pick<Game, 'players'>, action: RecordedAction): boolean {
  if (action.type === 'correct') return action.as.owner < clueCount(players);
  if ('owner' in action) return action.owner < clueCount(players);
  if (action.type === 'reseat') return isTurnOrder(action.order, players);
  return !('player' in action) || action.player < players;
}

/** Whether a record is consistent: unique ids, and every action legal in sequence. */
export const isValidRecord = (record: GameRecord): boolean =>
  hasDistinctIds(record) &&
  record.findLastIndex(({ type }) => type === 'mid-game') <= 0 &&
  withCorrections(record).ok;

function hasDistinctIds(record: GameRecord): boolean {
  const ids = record.flatMap(idsOf);
  return new Set(ids).size === ids.length;
}

/**
 * Whether a recorded piece contradicts the clue of its seat. Reveals something about the clue: only for the seat's own
 * holder.
 */
export function hasWrongPiece(game: Game, seat: SeatNumber): boolean {
  const board = boardOfGame(game);
  const owners = ownersOf(playerOfSeat(seat), game.players);
  if (!owners.some(owner => board.of(owner).length > 0)) return false;
  const map = mapOf(game);
  const clues = cluesInPlay(game);
  return owners.some(owner => {
    const clue = clues[owner];
    return clue !== undefined && wrongPieces(board, owner, clueHexes(clue, map)).length > 0;
  });
}

/** Another entry came first, so the action no longer applies. */
type RecordConflict = 'record-conflict';

/** What a client saw of the record when it made an entry. */
export interface Seen {
  /** The id of the latest entry, null for none; `undefined` if unknown. */
  readonly after?: EntryId | null | undefined;
  /** How it interpreted a placed piece; `undefined` if it did not. */
  readonly means?: PieceMeaning | undefined;
}

/** A new entry, with the record and the table that it is for. */
interface NewEntry extends Seen {
  readonly entry: Entry;
  readonly record: GameRecord;
  readonly table: Pick<Game, 'players' | 'order'>;
}

/**
 * Appends an entry; returns the same record if the entry is a retry (same id). If another phone has already entered the
 * same action, that entry also gets this id. A piece is refused if it would now be read differently than the client saw
 * it.
 */
export function withEntry(
  record: GameRecord,
  entry: Entry,
  table: Pick<Game, 'players' | 'order'>,
  seen: Seen,
): Result<GameRecord, BoardRefusal | RecordConflict> {
  if (indexOf(record, entry.id) >= 0) return ok(record);
  const added = { ...seen, entry, record, table };
  const same = sameEntry(added);
  if (same !== undefined) return ok(withSource(record, same, entry));
  const refusal = refusalToEntry(added);
  return refusal === undefined ? ok([...record, entry]) : refused(refusal);
}

/** Index of another phone's entry of the same action; `undefined` if there is none. */
function sameEntry(added: NewEntry): number | undefined {
  const { record, entry } = added;
  const latest = record.at(-1);
  // The other phone's entry arrived just before this one.
  const isSameMoment = latest && indexSeen(added) === record.length - 2;
  if (isSameMoment && isSameAction(latest, entry)) return record.length - 1;
  const known = statedBy(record, entry);
  return known >= 0 && !startsSearch(added, known) ? known : undefined;
}

/** Why an entry that repeats no other cannot be appended. */
function refusalToEntry(added: NewEntry): BoardRefusal | RecordConflict | undefined {
  const { record, entry } = added;
  switch (entry.type) {
    case 'mid-game':
      return record.length === 0 ? undefined : 'record-conflict';
    case 'skip':
    case 'turn':
      return refersToEnd(added) ? undefined : 'record-conflict';
    default: {
      const corrected = withCorrections([...record, entry]);
      if (!corrected.ok) return corrected.error;
      return isReadAsSeen(added) ? undefined : 'record-conflict';
    }
  }
}

/** Index of the latest entry that the client saw; -1 if none, or if it was removed; `undefined` if unknown. */
const indexSeen = ({ record, after }: NewEntry): number | undefined =>
  after === undefined ? undefined : indexOf(record, after);

const sawAll = (added: NewEntry): boolean => indexSeen(added) === added.record.length - 1;

/** Whether the client means the record's current end. */
const refersToEnd = (added: NewEntry): boolean => added.after === undefined || sawAll(added);

/** What a new piece would mean now. */
const meaningNow = ({ record, entry, table }: NewEntry): PieceMeaning | undefined =>
  meaningOfEntry({ ...table, record }, entry);

const isReadAsSeen = (added: NewEntry): boolean =>
  added.means === undefined || isEqual(added.means, meaningNow(added));

/** Whether the entry starts a search with the disc of entry `known`, rather than repeating what that entry means. */
function startsSearch(added: NewEntry, known: number): boolean {
  const { record, entry, table, means } = added;
  if (entry.type !== 'place') return false;
  if (means === undefined) return sawAll(added) && meaningNow(added)?.step === 'search';
  const current = { ...table, record };
  return (
    means.step === 'search' && !isEqual(means, meaningAt(current, interpretTable(current), known))
  );
}

/**
 * Removes an entry; returns the same record if it is absent. Refused if later entries depend on it. An entry made by
 * several phones stays; only this id is removed.
 */
export function withoutEntry(
  record: GameRecord,
  id: EntryId | null,
): Result<GameRecord, RecordConflict> {
  const at = indexOf(record, id);
  const entry = record[at];
  if (entry === undefined) return ok(record);
  const [first, ...also] = sourcesOf(entry).filter(source => source.id !== id);
  const remaining = first
    ? record.with(at, fromSources(entry, first, also))
    : record.filter(other => other !== entry);
  return withCorrections(remaining).ok ? ok(remaining) : refused('record-conflict');
}

/** Index of the entry with that id, its own or one of `also`; -1 if none. */
const indexOf = (record: GameRecord, id: EntryId | null): number =>
  id === null ? -1 : record.findIndex(entry => idsOf(entry).includes(id));

const sourcesOf = ({ id, by, at, also = [] }: Entry): readonly EntrySource[] => [
  { id, by, at },
  ...also,
];

/** The action of an entry with other sources. */
const fromSources = (
  { also: _, ...entry }: Entry,
  first: EntrySource,
  also: readonly EntrySource[],
): Entry => ({ ...entry, ...first, ...(also.length > 0 && { also }) });

/** Adds a source to an entry; returns the same record if the entry already has `MAX_ALSO`. */
function withSource(record: GameRecord, index: number, { id, by, at }: EntrySource): GameRecord {
  const entry = record[index];
  if (entry === undefined || (entry.also ?? []).length === MAX_ALSO) return record;
  const [first = entry, ...also] = sourcesOf(entry);
  return record.with(index, fromSources(entry, first, [...also, { id, by, at }]));
}

/** Index of the entry that already has the effect of `entry`, as when two phones enter a piece; -1 if none. */
function statedBy(record: GameRecord, entry: Entry): number {
  switch (entry.type) {
    case 'place':
    case 'fix': {
      const corrected = correctedActions(record);
      if (boardOfCorrected(corrected).kindAt(entry.owner, entry.hex) !== entry.kind) return -1;
      const same = corrected.findLastIndex(each => each && isSameAction(each, entry));
      return same >= 0 ? same : entryOf(corrected, entry);
    }
    case 'correct': {
      const corrects = indexOf(record, entry.entry);
      const piece = pieceOf(correctedActions(record)[corrects]);
      return piece && isSamePiece(piece, entry.as) ? corrects : -1;
    }
    case 'remove': {
      const removes = indexOf(record, entry.entry);
      return record.findLastIndex(
        each => each.type === 'remove' && indexOf(record, each.entry) === removes,
      );
    }
    case 'mid-game':
    case 'skip':
    case 'turn':
    case 'reseat':
      return -1;
  }
}
