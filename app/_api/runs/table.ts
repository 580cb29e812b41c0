import type { SeatNumber } from '@/lib/board/players';
import type { OrderMove } from '@/lib/game/seats/orderMove';
import { ok } from '@/lib/result';
import { type NextTable, playAgain } from '@/lib/table/dealTable';
import { markMapLaid } from '@/lib/table/moveCommands';
import { showEvening } from '@/lib/table/showEvening';
import { showTable } from '@/lib/table/showTable';
import { type BySeat, move, read, withDevice, withoutDevice } from './run';

/** Calls about the table as a whole. */
export const TABLE = {
  showTable: read(async (game, { device }, dependencies) =>
    ok(await showTable(dependencies, game, device)),
  ),
  markMapLaid: withoutDevice((dependencies, { code, device }) =>
    markMapLaid(dependencies, code, device),
  ),
  setSeatOrder: move(({ order, starter }: BySeat & Omit<OrderMove, 'kind'>) => ({
    kind: 'order',
    order,
    starter,
  })),
  giveHardEnvelope: move(({ to }: BySeat & { readonly to: SeatNumber }) => ({
    kind: 'hard-envelope',
    to,
  })),
  playAgain: withDevice(async (dependencies, { device, load }, options: NextTable) => {
    const game = await load();
    return game.ok ? playAgain(dependencies, game.value, device, options) : game;
  }),
  showEvening: read((game, { device }, dependencies) => showEvening(dependencies, game, device)),
};
