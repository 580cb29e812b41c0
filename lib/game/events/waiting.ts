import { PLAYER_COUNTS } from '../../data/terms';
import { ok, type Result, refused } from '../../result';
import { type RedealRefusal, refusalToRedeal } from '../deal/redeal';
import { type Game, isHolder } from '../game';
import type { DeviceId, Time } from '../seats/seat';
import type { Event } from './eventList';
import { tell } from './events';

/** Guests at a full table: each is told to those who sit, who may deal for one more. */

/** How long a guest's call stands: a quarter of an hour. */
export const WAIT_MILLISECONDS = 15 * 60 * 1000;

/** Guests that can wait at once. */
export const MAX_WAITING = 3;

/** Why nobody can join. */
export type WaitRefusal = RedealRefusal;

type Waiting = Extract<Event, { readonly kind: 'waits' }>;

/** Whether the call still stands: it ends with a seat, and after `WAIT_MILLISECONDS`. */
export const isWaiting = (game: Game, { device, at }: Waiting, now: Time): boolean =>
  now - at < WAIT_MILLISECONDS && !isHolder(game, device);

interface Guest {
  readonly device: DeviceId;
  readonly name: string | null;
  readonly at: Time;
}

/**
 * Tells the table that a guest waits, once for each device and name. Refused if nobody can join this game any more.
 * Nothing changes while a seat is free, and while as many wait as the table is told of.
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

/** Ends a guest's call. The event stays, since its id may be the newest. */
export function stopWaiting(game: Game, device: DeviceId): Game {
  const isTheirs = (event: Event) => event.kind === 'waits' && event.device === device;
  if (!game.events.some(isTheirs)) return game;
  const events = game.events.map(event => (isTheirs(event) ? { ...event, at: 0 } : event));
  return { ...game, events, version: game.version + 1 };
}
