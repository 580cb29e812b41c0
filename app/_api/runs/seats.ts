import { type NameRefusal, parseName } from '@/lib/game/seats/playerName';
import type { Badge } from '@/lib/game/seats/seat';
import type { ClaimOptions } from '@/lib/game/seats/seatMoves';
import { ok, type Result } from '@/lib/result';
import {
  claimSeat,
  editSeat,
  leaveSeat,
  lookAtSeat,
  offerSeat,
  takeSeat,
} from '@/lib/table/seatCommands';
import { stopWaitingAtTable, waitAtTable } from '@/lib/table/waitCommand';
import { moverOf, withDevice, withoutDevice } from './run';

/** Calls about one seat. */
export const SEATS = {
  claimSeat: withDevice(
    async (dependencies, request, { leftOf, hard, ...body }: Badge & ClaimOptions) => {
      const badge = readBadge(body);
      if (!badge.ok) return badge;
      return claimSeat(dependencies, moverOf(request), { ...badge.value, leftOf, hard });
    },
  ),
  editSeat: withDevice(async (dependencies, request, body: Badge) => {
    const badge = readBadge(body);
    return badge.ok ? editSeat(dependencies, moverOf(request), badge.value) : badge;
  }),
  waitForSeat: withDevice(
    async (dependencies, { code, device }, body: { readonly name: string | null }) => {
      const name = body.name === null ? ok(null) : parseName(body.name);
      return name.ok ? waitAtTable(dependencies, { code, device, name: name.value }) : name;
    },
  ),
  stopWaiting: withDevice((dependencies, { code, device }) =>
    stopWaitingAtTable(dependencies, { code, device }),
  ),
  leaveSeat: withDevice((dependencies, request) => leaveSeat(dependencies, moverOf(request))),
  look: withoutDevice(lookAtSeat),
  lookByProgram: withoutDevice(lookAtSeat),
  offerSeat: withDevice((dependencies, request) => offerSeat(dependencies, moverOf(request))),
  takeSeat: withDevice((dependencies, request, { digits }: { readonly digits: string }) =>
    takeSeat(dependencies, moverOf(request), digits),
  ),
};

/** A null or empty name removes the name. */
function readBadge({ name, ...colors }: Badge): Result<Badge, NameRefusal> {
  if (name === undefined) return ok(colors);
  if (name === null || name === '') return ok({ name: null, ...colors });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, ...colors }) : checked;
}
