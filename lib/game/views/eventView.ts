import type { Event } from '../events/events';
import { isWaiting } from '../events/waiting';
import type { Game } from '../game';
import type { Time } from '../seats/seat';
import { type EventView, placeView } from './views';

/** An event as phones see it, from named fields; `undefined` if somebody no longer waits. */
export function eventView(game: Game, event: Event, now: Time): EventView | undefined {
  const told = { id: event.id, at: new Date(event.at).toISOString() };
  switch (event.kind) {
    case 'left':
    case 'handed-over':
    case 'freed': {
      const { kind, seat, name, by } = event;
      return { ...told, kind, seat, name, by };
    }
    case 'redealt':
      return { ...told, kind: event.kind, players: event.players };
    case 'order':
    case 'withdrawn':
      return { ...told, kind: event.kind, by: event.by };
    case 'assist':
      return { ...told, kind: event.kind, level: event.level };
    case 'hard':
      return { ...told, kind: event.kind, by: event.by, seat: event.seat };
    case 'miss':
    case 'looked':
      return { ...told, kind: event.kind, space: placeView(event.space) };
    case 'hint':
    case 'ended':
    case 'next':
      return { ...told, kind: event.kind };
    case 'waits':
      return isWaiting(game, event, now)
        ? { ...told, kind: event.kind, name: event.name }
        : undefined;
  }
}
