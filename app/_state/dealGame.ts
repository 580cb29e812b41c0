import type { Mode, PlayerCount } from '@/lib/data/terms';
import type { TableView } from '@/lib/game/views';
import { askApi } from './askApi';
import type { Answer } from './tableClient';

/** Asks the server for a new game. */
export const dealGame = (options: { mode: Mode; players: PlayerCount }): Answer<TableView> =>
  askApi({ method: 'POST', path: '/api/games', body: options });
