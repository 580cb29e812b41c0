import { clueHexes } from '../clues/clueHexes';
import { clueCount } from '../data/terms';
import { type Board, ownersOf } from '../play/pieces';
import { boardAfterAll, boardOf, type Deed, type DeedRefusal } from '../play/record';
import { wrongPieces } from '../play/truth';
import { ok, type Result, refused } from '../result';
import { isEnded } from './consent';
import { withEntry, withoutLast } from './entering';
import { cluesInPlay, type Game, mapOf } from './game';
import type { SeatNumber, Time } from './seat';

/** A deed with who entered it, and when. */
export type Entry = Deed & { readonly by: SeatNumber; readonly at: Time };

/** What people at the table have entered of its pieces, in order. Public: all who may see the table see it. */
export type GameRecord = readonly Entry[];

/** More than any game has: five players enter 60 to 200. What a record means is reckoned anew on each phone. */
export const MOST_ENTRIES = 300;

/** What a seat does to the record. */
export type RecordMove =
  | { readonly kind: 'start-record' }
  /** `entries` says how many the phone saw, in case that somebody else was faster, or that it tells this again. */
  | { readonly kind: 'record'; readonly deed: Deed; readonly entries?: number | undefined }
  /** Takes back the last of `entries` entries, whoever made it, then; the record itself where there is none. */
  | {
      readonly kind: 'undo-record';
      readonly entries: number;
      readonly last?: Time | undefined;
    };

export type RecordRefusal =
  | DeedRefusal
  | 'game-ended'
  | 'record-off'
  | 'record-full'
  | 'bad-deed'
  /** Somebody else was faster: what was to be taken back, or left out, is not what the record stands at any more. */
  | 'record-moved-on';

export function playRecord(
  game: Game,
  move: RecordMove & { readonly seat: SeatNumber; readonly at: Time },
): Result<Game, RecordRefusal> {
  if (isEnded(game)) return refused('game-ended');
  const { record } = game;
  if (move.kind === 'start-record') return ok(record === null ? { ...game, record: [] } : game);
  if (record === null) {
    const isOffAlready = move.kind === 'undo-record' && move.entries === 0;
    return isOffAlready ? ok(game) : refused('record-off');
  }
  const next = move.kind === 'undo-record' ? withoutLast(record, move) : enter(game, record, move);
  if (!next.ok || next.value === record) return next.ok ? ok(game) : next;
  const isOff = move.kind === 'undo-record' && record.length === 0;
  return ok({ ...game, record: isOff ? null : next.value });
}

type Entering = Extract<RecordMove, { kind: 'record' }> & {
  readonly seat: SeatNumber;
  readonly at: Time;
};

function enter(
  game: Game,
  record: GameRecord,
  { deed, entries: seen, seat, at }: Entering,
): Result<GameRecord, RecordRefusal> {
  if (!isOfTable(game, deed)) return refused('bad-deed');
  const next = withEntry(record, { ...deed, by: seat, at }, game.players, seen);
  return next.ok && next.value.length > MOST_ENTRIES ? refused('record-full') : next;
}

/** Whether those whom a deed names play here. */
export function isOfTable({ players }: Pick<Game, 'players'>, deed: Deed): boolean {
  if (deed.does === 'correct' && deed.instead >= clueCount(players)) return false;
  if ('owner' in deed) return deed.owner < clueCount(players);
  return deed.does !== 'turn' || deed.player < players;
}

/** Whether everything in a record could be entered one after the other. */
export const isSound = (record: GameRecord): boolean => boardAfterAll(record).ok;

/** The recorded board; empty where nothing is recorded. */
export const boardOfGame = ({ record }: Pick<Game, 'record'>): Board => boardOf(record ?? []);

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
