import type { DealOptions } from '@/lib/game/deal/deal';
import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { type DeviceId, freshSeat } from '@/lib/game/seats/seat';
import { dealTable } from '@/lib/table/dealTable';
import { memoryDependencies } from '@/lib/testing/memory';

const PHONE: DeviceId = 'this phone';

/** A game as a phone deals and stores it, with all seats taken and names derived from the seed. */
export async function dealtOnPhone(options: DealOptions, seed: string): Promise<Game> {
  const memory = memoryDependencies(seed);
  const outside = { ...memory, repository: { ...memory.repository, drawCode: drawPhoneCode } };
  const dealt = await dealTable(outside, { ...options, laid: true, onePhone: true, seed }, PHONE);
  const game = dealt.ok ? await outside.repository.load(dealt.value.code) : dealt;
  if (!game.ok) throw new Error(`no game was dealt: ${JSON.stringify(game.error)}`);
  const seats = game.value.seats.map((seat, index) =>
    freshSeat({ ...seat, holder: { device: PHONE, name: `${seed} ${index + 1}` } }),
  );
  return { ...game.value, seats };
}
