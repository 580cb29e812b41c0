import { PLAYER_COUNTS } from '../../data/terms';
import { ok, type Result, refused } from '../../result';
import { type RedealRefusal, refusalToRedeal } from '../deal/redeal';
import { type Game, isHolder } from '../game';
import type { DeviceId, Time } from '../seats/seat';
import type { Event } from './eventList';
import { tell } from './events';

/** Guests at a full table: the seated players learn of them and can redeal for one more. */

/** How long a guest counts as waiting: a quarter of an hour. */
export const WAIT_MILLISECONDS = 15 * 60 * 1000;

/** Maximum number of guests that wait at once. */
export const MAX_WAITING = 3;

/** Why no one can join any more. */
export type WaitRefusal = RedealRefusal;

type Waiting = Extract<Event, { readonly kind: 'waits' }>;

/** Whether the guest still waits: until they have a seat, at most `WAIT_MILLISECONDS`. */
export const isWaiting = (game: Game, { device, at }: Waiting, now: Time): boolean =>
  now - at < WAIT_MILLISECONDS && !isHolder(game, device);

interface Guest {
  readonly device: DeviceId;
  readonly name: string | null;
  readonly at: Time;
}

/**
 * Adds the event of a waiting guest, once per device and name. Refused if no one can join this game any more. Changes
 * nothing while a seat is free, or while `MAX_WAITING` others wait.
 */
export function waitForSeat(game: Game, { device, name, at }: Guest): Result<Game, WaitRefusal> {
  const more = PLAYER_COUNTS.find(count => count === game.players + 1);
  const refusal = more === undefined ? 'too-few-seats' : refusalToRedeal(game, more);
  if (refusal !== undefined) return refused(refusal);
  if (isHolder(game, device) || game.seats.some(({ holder }) => holder === null)) return ok(game);
  const waiting = game.events.filter(
    (event): event is Waiting => event.kind === 'waits' && isWaiting(game, event, at),
  );
  const before = waiting.find(event => event.device === device);
  if (before?.name === name || (before === undefined && waiting.length >= MAX_WAITING))
    return ok(game);
  const told = tell(game, { kind: 'waits', name, device }, at);
  const events = told.events.filter(event => event !== before);
  return ok({ ...told, events, version: game.version + 1 });
}

/** Ends a guest's wait. The event stays, since its id may be the newest. */
export function stopWaiting(game: Game, device: DeviceId): Game {
  const isTheirs = (event: Event) => event.kind === 'waits' && event.device === device;
  if (!game.events.some(isTheirs)) return game;
  const events = game.events.map(event => (isTheirs(event) ? { ...event, at: 0 } : event));
  return { ...game, events, version: game.version + 1 };
}
