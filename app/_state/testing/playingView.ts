import type { Game } from '@/lib/game/game';
import type { DeviceId } from '@/lib/game/seats/seat';
import { tableView } from '@/lib/game/views/tableView';
import type { TableView } from '@/lib/game/views/views';

/** A device's view of a running game, which has no texts of clues or hints. */
export function playingView(game: Game, device?: DeviceId): TableView {
  const view = tableView(game, { device, presence: new Map(), now: 0 });
  const seats = view.seats.map(({ clue: _, clues: __, ...seat }) => seat);
  return { ...view, hint: null, seats };
}
