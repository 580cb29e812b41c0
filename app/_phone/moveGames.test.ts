import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Result } from '@/lib/result';
import { formatDocument } from '@/lib/store/document';
import { dealTable, playAgain } from '@/lib/table/deal';
import { showEvening } from '@/lib/table/evening';
import { lookAtSeat } from '@/lib/table/seats';
import { vote } from '@/lib/table/votes';
import { memoryKeeper, memoryOutside } from '@/lib/testing/memory';
import { DEVICE } from './device';
import { moveCalls, type TakenIn } from './moveGames';
import { openParcel, parcelsIn, sealGames } from './parcel';

/** A phone that keeps its games in memory. */
function phone(seed: string) {
  const outside = {
    ...memoryOutside(seed),
    keeper: { ...memoryKeeper(), drawCode: drawPhoneCode },
  };
  const load = async (code: string) => must(await outside.keeper.load(code));

  async function deal(): Promise<string> {
    const wanted = { mode: 'normal', players: 3, onePhone: true } as const;
    return must(await dealTable(outside, wanted, DEVICE)).code;
  }
  async function end(code: string): Promise<void> {
    const by = (seat: number) => ({ code, seat, device: DEVICE });
    must(await vote(outside, by(1), { kind: 'call', found: null }));
    const agrees = { kind: 'vote', for: 'end', agrees: true } as const;
    for (const seat of [2, 3]) must(await vote(outside, by(seat), agrees));
  }
  async function goOn(code: string): Promise<string> {
    return must(await playAgain(outside, await load(code), DEVICE, 'new')).code;
  }
  /** Three games, of which two have ended. */
  async function playEvening(): Promise<readonly string[]> {
    const first = await deal();
    await end(first);
    const second = await goOn(first);
    await end(second);
    return [first, second, await goOn(second)];
  }
  const calls = moveCalls(outside);
  const give = async (...codes: string[]) => must(await calls.pack(codes)).parcels;
  const take = async (text: string) => must(await calls.unpack(text));
  const look = (code: string) => lookAtSeat(outside, { code, seat: 1, device: DEVICE });
  return { outside, load, deal, end, playEvening, give, take, look, calls };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const NOTHING: TakenIn = { added: 0, renewed: 0, known: 0, damaged: 0, newer: 0, goOn: null };

test('a game moves with its whole evening, and goes on where it was', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  for (const code of codes) {
    const [parcel, ...others] = await here.give(code);
    expect(others).toEqual([]);
    expect((await openParcel(parcel ?? '')).games.map(each => each.code)).toEqual(codes);
  }
  const [parcel = ''] = await here.give(...codes);
  const [first = '', second = '', last = ''] = codes;
  expect(await there.take(parcel)).toEqual({ ...NOTHING, added: 3, goOn: last });
  for (const code of codes) expect(await there.load(code)).toEqual(await here.load(code));

  const evening = must(await showEvening(there.outside, await there.load(last), DEVICE));
  expect(evening.games.map(({ code }) => code)).toEqual([second, first]);
  must(await there.look(last));
});

test('what has gone on farther stays, on whichever phone that is', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const [old = ''] = await here.give(code);
  await there.take(old);
  must(await there.look(code));

  const [back = ''] = await there.give(code);
  expect(await here.take(back)).toEqual({ ...NOTHING, renewed: 1, goOn: code });
  expect(await here.load(code)).toEqual(await there.load(code));
  expect(await here.take(old)).toEqual({ ...NOTHING, known: 1, goOn: code });
  expect(await here.load(code)).toEqual(await there.load(code));
});

test('another game under the same code stays, and the evening that comes is kept under a new one', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  const [first = '', second = ''] = codes;
  const other = { ...(await there.load(await there.deal())), code: second };
  await there.outside.keeper.create(other);
  const [parcel = ''] = await here.give(first);

  const taken = await there.take(parcel);
  expect(taken).toMatchObject({ added: 3, known: 0, renewed: 0 });
  expect(await there.load(second)).toEqual(other);
  const evening = must(
    await showEvening(there.outside, await there.load(taken.goOn ?? ''), DEVICE),
  );
  const [moved = ''] = evening.games.map(each => each.code);
  expect(moved).not.toBe(second);
  expect(await there.load(moved)).toMatchObject({ clues: (await here.load(second)).clues });
  expect((await there.load(first)).next).toBe(moved);
});

test('a file holds an evening a line: what is damaged or newer is counted, and the rest comes', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = [await here.deal(), await here.deal(), await here.deal()];
  const parcels = await here.give(...codes, 'phone-KRWNQT');
  expect(parcels).toHaveLength(3);
  const [one = '', two = '', three = ''] = parcels;
  const file = `\uFEFFSealed.\r\n${one}\r\n\r\n${two.slice(0, -20)}\r\n${three.replace('1', '2')}`;
  expect(await there.take(file)).toEqual({ ...NOTHING, added: 1, damaged: 1, newer: 1 });
  expect(await there.take('a shopping list')).toEqual(NOTHING);
  expect(must(await here.calls.pack(['phone-KRWNQT']))).toEqual({ parcels: [], leftOut: 1 });
});

test('what no phone keeps by itself is not taken in', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const game = await here.load(await here.deal());
  const strangers: readonly Game[] = [
    { ...game, code: 'KRWNQT' },
    { ...game, onePhone: false },
    { ...game, seats: game.seats.map(seat => ({ ...seat, holder: null })) },
  ];
  for (const stranger of strangers) {
    expect(await there.take(await sealGames([stranger]))).toEqual({ ...NOTHING, damaged: 1 });
  }
});

test('a damaged game does not keep the others of its evening away', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  const games = await Promise.all(codes.map(here.load));
  const broken = games.map((game, index) => (index === 1 ? { ...game, clues: [] } : game));
  expect(await there.take(await sealGames(broken))).toMatchObject({ added: 2, damaged: 1 });
});

test('nobody reads a clue by accident, and one wrong letter opens no other game', async () => {
  const here = phone('here');
  const game = await here.load(await here.deal());
  const parcel = await sealGames([game]);
  for (const secret of [...game.clues, game.seed ?? '', game.code.slice(-6)]) {
    expect(parcel).not.toContain(secret);
  }
  expect(parcelsIn(parcel)).toEqual([parcel]);
  const letter = fc.constantFrom(...'ABCXYZabcxyz0189+/');
  await fc.assert(
    fc.asyncProperty(fc.nat(parcel.length - 12), letter, async (at, wrong) => {
      const place = at + 11;
      const text = `${parcel.slice(0, place)}${wrong}${parcel.slice(place + 1)}`;
      const { games } = await openParcel(text);
      for (const each of games) expect(formatDocument(each)).toBe(formatDocument(game));
    }),
  );
});

test('a parcel that would not end is not opened', async () => {
  const endless = new Blob([new Uint8Array(2 ** 23)]).stream();
  const deflated = endless.pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const line = `fieldbook1:${Buffer.from(bytes).toString('base64')}`;
  expect(await openParcel(line)).toEqual({ games: [], damaged: 1, newer: 0 });
  expect(line.length).toBeLessThan(20_000);
});
