import { expect, test } from '../fixtures';
import { viewTable } from '../table';
import { KEPT, keepYesterday } from '../yesterday/yesterday';

test('a database of yesterday is told as it was', async ({ serve, device, databaseUrl }) => {
  const server = await serve();
  const stranger = await device();
  keepYesterday(databaseUrl);
  for (const [name, { document, told }] of Object.entries(KEPT)) {
    if (document.code.startsWith('phone-')) continue;
    await test.step(name, async () => {
      const view = await viewTable(stranger, document.code, server.url);
      // As the first phone was told it, but for what is said in words, and for who asks.
      const { you: _, hint, seats, habitat, ...same } = told.view;
      const { length } = seats;
      expect(view).toMatchObject({ ...same, you: [], ...(habitat && { habitat }) });
      expect([view.hint.voters, view.seats.length]).toEqual([hint.voters, length]);
      expect(view.seats.map(seat => [seat.name, seat.color, seat.looks.count])).toEqual(
        seats.map(seat => [seat.name, seat.color, seat.looks.count]),
      );
    });
  }
});
