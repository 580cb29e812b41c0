import { hintChoices } from '../clues/hints';
import { formatMapCode } from '../map/mapCode';
import { judge } from '../solver/judge';
import {
  cluesInPlay,
  type DealGrade,
  type Game,
  isEnded,
  isHolder,
  mapOf,
  namesIn,
  type UnnamedGame,
  unnamedGame,
} from './game';
import { isPhoneCode } from './gameCode';
import type { Entry } from './record/entry';
import { withRecord } from './record/recordedFind';
import { isName } from './seats/playerName';
import { type DeviceId, freshSeat, type Seat, type Time } from './seats/seat';
import { isHintShown } from './votes/motionRules';

export type UploadRefusal = 'bad-game' | 'game-ended';

/** Why a game uploaded by a phone cannot be opened to others; `undefined` if it can. */
export function refusalToUpload(game: Game): UploadRefusal | undefined {
  if (!isPhoneGame(game)) return 'bad-game';
  return isEnded(game) ? 'game-ended' : undefined;
}

/** Validates that a phone could have dealt and stored the game: an upload is untrusted. */
function isPhoneGame(game: Game): boolean {
  const { code, mapCode, hint } = game;
  const [map, clues] = [mapOf(game), cluesInPlay(game)];
  return (
    isPhoneCode(code) &&
    namesIn(game).every(isName) &&
    formatMapCode(map) === mapCode &&
    judge(map, clues).fair &&
    hintChoices(clues).includes(hint)
  );
}

/**
 * Converts a phone's game to a shared game: seats, looks and pieces stay, and the uploading device holds every claimed
 * seat. Open questions are dropped, since each player must answer for themselves. A hint already shown stays. The game
 * is built from named fields, so that an untrusted upload cannot set others; the earlier games of the evening exist
 * only on the phone.
 */
export function uploadedGame(game: Game, by: Uploader): UnnamedGame {
  const {
    origin,
    dealNumber,
    players,
    hint,
    starter,
    laid,
    assist,
    seed,
    seedChosen,
    earlierSets,
  } = game;
  const { at, grade } = by;
  const uploaded = unnamedGame(
    { map: mapOf(game), players, clues: cluesInPlay(game), hint, starter },
    {
      origin,
      dealNumber,
      seats: game.seats.map(seat => heldBy(by, seat)),
      laid,
      assist,
      seed,
      seedChosen,
      grade,
      earlierSets,
      order: game.order,
      hard: game.hard,
      round: game.round,
    },
  );
  const past = {
    ...uploaded,
    questions: isHintShown(game)
      ? game.questions
          .filter(({ motion }) => motion.about === 'hint')
          .map(question => ({ ...question, askedAt: Math.min(question.askedAt, at) }))
      : [],
    misses: game.misses.map(miss => happenedUntil(at, miss)),
    // Guests can wait only at a server's table.
    events: game.events
      .filter(({ kind }) => kind !== 'waits')
      .map(event => happenedUntil(at, event)),
    startedAt: noLater(game.startedAt, at),
  };
  return withRecord(past, game.record?.map(entry => recordedUntil(at, entry)) ?? null);
}

interface Uploader {
  readonly device: DeviceId;
  readonly at: Time;
  /** Grade of the deal, recomputed by the server. */
  readonly grade: DealGrade | null;
}

const heldBy = ({ device, at }: Uploader, { holder, looks, ...seat }: Seat): Seat => ({
  ...freshSeat({ ...seat, holder: holder && { device, name: holder.name } }),
  notebook: seat.notebook,
  notebookWrites: seat.notebookWrites,
  looks: {
    count: looks.count,
    last: noLater(looks.last, at),
    phones: looks.phones.length > 0 ? [device] : [],
  },
});

/** Clamps a time from the phone's clock, which may be ahead of the server's. */
const noLater = (time: Time | null, at: Time): Time | null =>
  time === null ? null : Math.min(time, at);

const happenedUntil = <T extends { readonly at: Time }>(at: Time, event: T): T => ({
  ...event,
  at: Math.min(event.at, at),
});

function recordedUntil(at: Time, { also, ...entry }: Entry): Entry {
  const earlier = happenedUntil(at, entry);
  return also ? { ...earlier, also: also.map(source => happenedUntil(at, source)) } : earlier;
}

/**
 * The stored game after another upload by `device`. While no seat has moved on the server, the uploading phone may have
 * missed the response and played on, so its state wins. Until then that phone holds every claimed seat, since leaving
 * one is a move; an upload by any other device changes nothing.
 */
export const withLaterUpload = (stored: Game, uploaded: UnnamedGame, device: DeviceId): Game =>
  isHolder(stored, device) && !stored.seats.some(hasMoved)
    ? {
        ...uploaded,
        code: stored.code,
        laid: stored.laid || uploaded.laid,
        version: stored.version + 1,
      }
    : stored;

const hasMoved = ({ bucketEmptyAt }: Seat): boolean => bucketEmptyAt > 0;
