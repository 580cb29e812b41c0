import type { Event } from '../events/eventList';
import { isWaiting } from '../events/waiting';
import type { Game } from '../game';
import type { Time } from '../seats/seat';
import { type EventView, placeView } from './views';

/**
 * An event as phones see it: all its fields except a waiting guest's device. `undefined` once the guest no longer
 * waits.
 */
export function eventView(game: Game, event: Event, now: Time): EventView | undefined {
  const at = new Date(event.at).toISOString();
  switch (event.kind) {
    case 'waits':
      return isWaiting(game, event, now)
        ? { id: event.id, at, kind: event.kind, name: event.name }
        : undefined;
    case 'miss':
    case 'looked':
      return { ...event, at, space: placeView(event.space) };
    default:
      return { ...event, at };
  }
}
