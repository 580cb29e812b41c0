import { readFileSync } from 'node:fs';
import Sqlite from 'libsql';
import { expect, test } from '../fixtures';
import { viewTable } from '../table';

/** What servers of the sixth format kept, and what strangers are told of it. */
const KEPT: Readonly<
  Record<
    string,
    {
      readonly document: { readonly code: string; readonly version: number };
      readonly told: { readonly view: object };
    }
  >
> = JSON.parse(
  readFileSync(new URL('../../lib/store/yesterday/format6.json', import.meta.url), 'utf8'),
);

test('a database of yesterday is told as it was', async ({ serve, device, databaseUrl }) => {
  const server = await serve();
  const stranger = await device();
  const database = new Sqlite(databaseUrl.replace('file:', ''));
  const keep = database.prepare(
    'insert into games (code, version, document, touched_at) values (?, ?, ?, ?)',
  );
  for (const { document } of Object.values(KEPT))
    keep.run(document.code, document.version, JSON.stringify(document), 1_795_000_000);
  database.close();
  for (const [name, { document, told }] of Object.entries(KEPT)) {
    if (document.code.startsWith('phone-')) continue;
    await test.step(name, async () => {
      const view = await viewTable(stranger, document.code, server.url);
      // As the first phone was told it, but for what is said in words, and for who asks.
      const { you: _, hint, seats, habitat, ...same } = told.view as typeof view;
      const { length } = seats;
      expect(view).toMatchObject({ ...same, you: [], ...(habitat && { habitat }) });
      expect([view.hint.voters, view.seats.length]).toEqual([hint.voters, length]);
      expect(view.seats.map(seat => [seat.name, seat.color, seat.looks.count])).toEqual(
        seats.map(seat => [seat.name, seat.color, seat.looks.count]),
      );
    });
  }
});
