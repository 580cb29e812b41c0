import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEAT_COLORS } from '../data/terms';
import { dealTable } from '../table/deal';
import { claimSeat, editSeat, leaveSeat } from '../table/seats';
import { memoryDependencies } from '../testing/memory';

const color = fc.option(fc.constantFrom(...SEAT_COLORS), { nil: undefined });
const seat = fc.constantFrom(1, 2);

test('in the game for two a seat that is held keeps its colours, whatever the other one chooses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.record({ seat, leaves: fc.boolean(), color, secondColor: color }), {
        maxLength: 8,
      }),
      async (onePhone, changes) => {
        const dependencies = memoryDependencies('two');
        const wanted = { mode: 'normal', players: 2, onePhone } as const;
        let { seats, code } = must(await dealTable(dependencies, wanted, 'a phone'));
        for (const { seat, leaves, ...badge } of changes) {
          const at = { code, seat, device: 'a phone' };
          const other = seats[2 - seat];
          const isHere = seats[seat - 1]?.claimed;
          const change =
            leaves && isHere
              ? leaveSeat(dependencies, at)
              : (isHere ? editSeat : claimSeat)(dependencies, at, badge);
          const changed = await change;
          if (!changed.ok) continue;
          ({ seats } = changed.value);
          if (other?.claimed) expect(seats[2 - seat]?.colors).toEqual(other.colors);
          expect(new Set(seats.flatMap(each => each.colors)).size).toBe(4);
        }
      },
    ),
    { numRuns: 100 },
  );
});

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('refused');
  return result.value;
}
