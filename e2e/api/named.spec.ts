import type { APIRequestContext, APIResponse } from 'playwright/test';
import { claim, expectRefusal, HINT, takeBack, votesOn } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

/** Idempotency keys: quoted, as in the IETF draft, and unquoted. */
const KEYS = ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'q1W2e3R4t5Z6u7I8'];

test('a change with an idempotency key counts once, however often it is sent', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const [ana, ben] = [await device(), await device()];
  for (const [index, phone] of [ana, ben].entries()) await claim(phone, game, index + 1);
  const seen = async () => viewTable(ana, code);
  for (const key of KEYS) {
    const headers = { 'Idempotency-Key': key };
    await test.step(`concurrent looks: ${key}`, async () => {
      const before = await seen();
      const looks = await Promise.all(
        Array.from({ length: 5 }, () => ana.post(`${game}/seats/1/look`, { headers })),
      );
      const clues = await Promise.all(looks.map(async look => (await look.json()).clue));
      expect(new Set(clues.map(clue => clue.id)).size).toBe(1);
      const after = await seen();
      expect(after.seats[0]?.looks.count).toBe((before.seats[0]?.looks.count ?? 0) + 1);
      expect(after.version).toBe(before.version + 1);
    });
  }

  await test.step('a vote that was taken back is not restored by a retry', async () => {
    const data = { seat: 1, motion: HINT };
    const asking = { data, headers: { 'Idempotency-Key': 'asks-for-the-hint' } };
    await ana.post(`${game}/votes`, asking);
    await takeBack(ana, game, HINT, 1);
    expect((await ana.post(`${game}/votes`, asking)).status()).toBe(200);
    expect((await seen()).questions).toEqual([]);
  });

  await test.step('seats can use the same key independently', async () => {
    const headers = { 'Idempotency-Key': 'asks-for-the-hint' };
    await ben.post(`${game}/votes`, { data: { seat: 2, motion: HINT }, headers });
    expect(votesOn(await seen(), 'hint')).toEqual([2]);
  });

  await test.step('an answer to a withdrawn question does not ask it again', async () => {
    const { questions } = await seen();
    await takeBack(ben, game, HINT, 2);
    const data = { seat: 1, motion: HINT, askedAt: questions[0]?.askedAt };
    await expectRefusal(await ana.post(`${game}/votes`, { data }), 409, 'question-closed');
    expect((await seen()).questions).toEqual([]);
  });

  await test.step('an invalid key is refused', async () => {
    for (const key of ['short', '"', 'x'.repeat(37), 'sixteen letters!', '']) {
      const headers = { 'Idempotency-Key': key };
      const refused = await ana.post(`${game}/hint`, { data: { seat: 1 }, headers });
      await expectRefusal(refused, 400, 'bad-change-id');
    }
  });
});

test('no clue is uncovered, and no seat taken, under the id of another change', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const [ana, ben] = [await device(), await device()];
  const withKey = { headers: { 'Idempotency-Key': 'sits-down-at-seat-1' } };
  const claimSeat = () => ana.post(`${game}/seats/1/claim`, { data: { name: 'Ana' }, ...withKey });
  expect((await claimSeat()).status()).toBe(200);
  expect((await claimSeat()).status()).toBe(200);

  await expectRefusal(await ana.post(`${game}/seats/1/look`, withKey), 422, 'change-id-used');
  const claim = await ben.post(`${game}/seats/1/claim`, { data: { name: 'Ben' }, ...withKey });
  await expectRefusal(claim, 409, 'seat-taken');
  const { seats } = await viewTable(ben, code);
  expect(seats[0]).toMatchObject({ name: 'Ana', looks: { count: 0 } });
});

test('a device gets its cookie once, from a call of its own, and is known from then on', async ({
  device,
}) => {
  const phone = await device();
  const first = await phone.post('/api/device');
  expect(await first.json()).toEqual({ known: false });
  expect(first.headers()['set-cookie']).toContain('HttpOnly');
  const second = await phone.post('/api/device');
  expect(await second.json()).toEqual({ known: true });
  expect(second.headers()['set-cookie']).toBeUndefined();
});

test('a deal that a device sends again under its key is the same game', async ({ device }) => {
  const [ana, ben, unknown] = [await device(), await device(), await device()];
  for (const phone of [ana, ben]) await phone.post('/api/device');
  const headers = { 'Idempotency-Key': '"a-deal-to-be-repeated"' };
  const threePlayers = { mode: 'normal', players: 3 };
  const deal = (phone: APIRequestContext, data: object = threePlayers) =>
    phone.post('/api/games', { headers, data });
  const codeOf = async (answer: APIResponse): Promise<string> => {
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).code;
  };

  const [first, atOnce] = await Promise.all([deal(ana), deal(ana)]);
  const code = await codeOf(first);
  expect([await codeOf(atOnce), await codeOf(await deal(ana))]).toEqual([code, code]);
  await expectRefusal(await deal(ana, { ...threePlayers, players: 4 }), 422, 'change-id-used');
  await expectRefusal(await deal(ben, { ...threePlayers, players: 6 }), 400, 'bad-players');
  const others = [await deal(ben), await deal(unknown), await deal(unknown)];
  expect(new Set([code, ...(await Promise.all(others.map(codeOf)))]).size).toBe(4);

  const key = { 'Idempotency-Key': 'one-phone-for-everyone' };
  const data = { ...threePlayers, onePhone: true };
  const [one, again] = await Promise.all(
    [0, 1].map(() => ana.post('/api/games', { headers: key, data })),
  );
  const held = await one?.json();
  expect(await again?.json()).toEqual(held);
  expect(held.you).toEqual([1, 2, 3]);
});
