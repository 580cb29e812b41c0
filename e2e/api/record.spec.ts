import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/limits';
import { entryId } from '@/lib/testing/arbitraries';
import { claim, expectRefusal, send, tableAfter } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt } from '../table';

const SPACE = { row: 4, col: 6 };
const PIECE = { owner: 1, space: SPACE, kind: 'cube' };
const CUBE = { type: 'place', ...PIECE };
const ANY_ID = expect.stringMatching(/^[\w-]{16}$/);

/** A three-player table with a phone each; the first one starts the record. */
async function startRecord(first: Device, others: readonly Device[], code: string) {
  const game = gameAt(code);
  for (const [index, device] of [first, ...others].entries()) await claim(device, game, index + 1);
  const at = `${game}/record`;
  await tableAfter(await send(first, at, { seat: 1, type: 'start' }));
  return at;
}

test('all players see an entry and who made it, and any of them can take it back', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, ben, eva, stranger] = [
    await device(),
    await device(),
    await device(),
    await device(),
  ];
  const at = await startRecord(ana, [ben, eva], code);
  const first = await tableAfter(await send(ben, at, { seat: 2, ...CUBE }));
  const entry = first.record?.entries[0]?.id;
  await tableAfter(await send(eva, at, { seat: 3, ...CUBE }));
  const fix = { ...CUBE, type: 'fix', kind: 'disc', to: { row: 1, col: 1 } };
  await tableAfter(await send(eva, at, { seat: 3, ...fix }));
  const corrected = { type: 'correct', entry, as: { ...PIECE, owner: 2 } };
  const again = [
    [eva, { seat: 3, ...corrected }, 2],
    [ben, { seat: 2, type: 'skip', after: entryId(2) }, 3],
  ] as const;
  // A client that lost the response sends its request again.
  for (const [phone, data, number] of again) {
    const headers = { 'Idempotency-Key': entryId(number) };
    for (const _ of [1, 2]) await tableAfter(await phone.post(at, { data, headers }));
  }
  const { record } = await tableAfter(await stranger.get(gameAt(code)));
  expect(record?.entries).toEqual([
    {
      ...CUBE,
      id: ANY_ID,
      by: 2,
      at: expect.any(String),
      also: [{ id: ANY_ID, by: 3, at: expect.any(String) }],
    },
    { ...fix, id: ANY_ID, by: 3, at: expect.any(String) },
    { ...corrected, id: entryId(2), by: 3, at: expect.any(String) },
    { type: 'skip', id: entryId(3), by: 2, at: expect.any(String) },
  ]);
  await expectRefusal(
    await send(ana, at, { seat: 1, type: 'undo', entry }),
    409,
    'record-conflict',
  );
  const undo = { seat: 1, type: 'undo', entry: entryId(3) };
  for (const _ of [1, 2]) {
    const undone = await tableAfter(await send(ana, at, undo));
    expect(undone.record?.entries).toHaveLength(3);
  }
});

test('invalid entries are refused, each with its code, and change nothing', async ({
  table,
  device,
  request,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, ben, eva] = [await device(), await device(), await device()];
  const at = await startRecord(ana, [ben, eva], code);
  const before = await tableAfter(await send(ana, at, { seat: 1, ...CUBE }));
  const elsewhere = { ...CUBE, space: { row: 9, col: 9 } };
  const refused: readonly [object | string, number, string][] = [
    ['{"does":', 400, 'broken-json'],
    [{ seat: 1 }, 400, 'bad-action'],
    [{ seat: 1, type: 'burn' }, 400, 'bad-action'],
    [{ type: 'skip' }, 400, 'bad-seat'],
    [{ seat: 1, ...CUBE, kind: 'token' }, 400, 'bad-action'],
    [{ seat: 1, ...CUBE, owner: -1 }, 400, 'bad-action'],
    [{ seat: 1, ...CUBE, owner: 3 }, 400, 'bad-action'],
    [{ seat: 1, ...CUBE, space: { row: 10, col: 1 } }, 400, 'bad-space'],
    [{ seat: 1, type: 'correct', entry: entryId(7) }, 400, 'bad-action'],
    [{ seat: 1, type: 'undo', entry: 'the last one' }, 400, 'bad-action'],
    [{ seat: 1, ...CUBE, kind: 'disc' }, 409, 'piece-already-there'],
    [{ seat: 1, type: 'skip', after: null }, 409, 'record-conflict'],
    [{ seat: 1, ...CUBE, means: { step: 'burn' } }, 400, 'bad-action'],
    [{ seat: 1, ...elsewhere, means: { step: 'share', round: 1 } }, 409, 'record-conflict'],
    [{ seat: 1, type: 'turn', player: 3 }, 400, 'bad-action'],
    [{ seat: 1, type: 'remove', entry: entryId(7) }, 409, 'no-piece-there'],
    [{ seat: 2, type: 'skip' }, 403, 'not-your-seat'],
    [{ seat: 9, type: 'skip' }, 404, 'seat-not-found'],
  ];
  for (const [body, status, refusal] of refused)
    await expectRefusal(await send(ana, at, body), status, refusal);
  const after = await tableAfter(await request.get(gameAt(code)));
  expect([after.version, after.record]).toEqual([before.version, before.record]);

  const other = await table.createGame({ mode: 'normal', players: 3 });
  await claim(ana, gameAt(other.code), 1);
  const off = await send(ana, `${gameAt(other.code)}/record`, { seat: 1, type: 'skip' });
  await expectRefusal(off, 409, 'record-off');
});

test('a notebook is private to its seat, and only seat holders can check the board', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, ben] = [await device(), await device()];
  await claim(ana, gameAt(code), 1);
  await claim(ben, gameAt(code), 2);
  const notebook = `${gameAt(code)}/seats/1/notebook`;
  const written = await ana.put(notebook, { data: { text: 'not swamp' } });
  const first = await written.json();
  expect(first).toMatchObject({ text: 'not swamp' });
  const read = await ana.get(notebook);
  expect(await read.json()).toEqual(first);
  expect([written.headers().etag, read.headers().etag]).toEqual([
    `"${first.tag}"`,
    `"${first.tag}"`,
  ]);
  await expectRefusal(await ben.get(notebook), 404, 'not-found');
  await expectRefusal(await ben.put(notebook, { data: { text: 'x' } }), 403, 'not-your-seat');
  // The maximum number of letters, at the most bytes they can take.
  const full = { text: '\u{1f43b}'.repeat(MAX_NOTEBOOK_LETTERS / 2) };
  expect(await (await ana.put(notebook, { data: full })).json()).toMatchObject(full);
  // A client with an outdated version cannot overwrite a newer text.
  const headers = { 'if-match': `"${first.tag}"` };
  const late = await ana.put(notebook, { data: { text: 'late' }, headers });
  const { error } = await late.json();
  expect([late.status(), error.code]).toEqual([412, 'notebook-conflict']);
  expect(error.notebook).toMatchObject(full);
  expect(late.headers().etag).toBe(`"${error.notebook.tag}"`);
  const either = { 'if-match': `"${first.tag}", "${error.notebook.tag}"` };
  const again = await ana.put(notebook, { data: full, headers: either });
  expect(again.status()).toBe(200);
  const long = await ana.put(notebook, { data: { text: `${full.text}x` } });
  await expectRefusal(long, 400, 'bad-notebook');

  const check = `${gameAt(code)}/check-board`;
  expect(await (await ana.post(check)).json()).toEqual({ wrong: false });
  await expectRefusal(await (await device()).post(check), 404, 'not-found');
});
