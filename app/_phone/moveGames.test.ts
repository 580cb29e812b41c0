import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Result } from '@/lib/result';
import { formatDocument } from '@/lib/store/document';
import { dealTable, playAgain } from '@/lib/table/deal';
import { showEvening } from '@/lib/table/evening';
import { keepNotebook } from '@/lib/table/notebook';
import { record } from '@/lib/table/record';
import { lookAtSeat } from '@/lib/table/seats';
import { vote } from '@/lib/table/votes';
import { memoryKeeper, memoryOutside } from '@/lib/testing/memory';
import { DEVICE } from './device';
import { moveCalls } from './moveGames';
import { openParcel, sealGames } from './parcel';
import { NOTHING_TAKEN, parcelsIn, type TakenIn, takenTogether } from './takenIn';

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
  const take = async (text: string) => {
    const taken: TakenIn[] = [];
    for (const parcel of parcelsIn(text)) taken.push(must(await calls.unpack(parcel)));
    return takenTogether(taken);
  };
  const look = (code: string) => lookAtSeat(outside, { code, seat: 1, device: DEVICE });
  return { outside, load, deal, end, playEvening, give, take, look, calls };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const NOTHING = NOTHING_TAKEN;

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

test('a copy replaces only what it descends from: where both have gone on, both are kept, once', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  await there.take((await here.give(code)).join());
  // There: nine looks and nothing else. Here: six entries and notes.
  for (let looks = 0; looks < 9; looks++) must(await there.look(code));
  const mover = { code, seat: 1, device: DEVICE };
  must(await record(here.outside, mover, { kind: 'start-record' }));
  for (const hex of [1, 2, 3, 4, 5, 6]) {
    const deed = { does: 'place', owner: 0, hex, kind: 'disc' } as const;
    must(await record(here.outside, mover, { kind: 'record', deed }));
  }
  must(await keepNotebook(here.outside, mover, 'not swamp'));
  const kept = await here.load(code);

  const fork = (await there.give(code)).join();
  const taken = await here.take(fork);
  expect(taken).toMatchObject({ ...NOTHING, apart: 1, goOn: expect.stringMatching(/^phone-/) });
  expect(await here.load(code)).toEqual(kept);
  const beside = taken.goOn ?? '';
  expect(beside).not.toBe(code);
  const copy = await here.load(beside);
  const { looks } = copy.seats[0] ?? {};
  expect([looks?.count, copy.clues]).toEqual([9, kept.clues]);
  expect(copy.origin).not.toBe(kept.origin);

  // The same once more adds nothing, and what went on there goes on beside.
  expect(await here.take(fork)).toMatchObject({ ...NOTHING, known: 1, goOn: beside });
  must(await there.look(code));
  const later = (await there.give(code)).join();
  expect(await here.take(later)).toMatchObject({ ...NOTHING, renewed: 1, goOn: beside });
  expect(await here.take(fork)).toMatchObject({ ...NOTHING, known: 1, goOn: beside });
  expect(await here.load(code)).toEqual(kept);
});

test('whatever two phones do and give each other, nothing that stood on one of them is lost', async () => {
  type Step = { readonly on: 0 | 1; readonly does: 'play' | 'give' };
  const steps = fc.array(
    fc.record<Step>({ on: fc.constantFrom(0, 1), does: fc.constantFrom('play', 'give') }),
    { maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      const phones = [phone('here'), phone('there')] as const;
      const code = await phones[0].deal();
      await phones[1].take((await phones[0].give(code)).join());
      /** By phone every code that it keeps, and what has been written there. */
      const codes = phones.map(() => new Set([code]));
      const written = phones.map(() => new Set<string>());
      for (const [at, { on, does }] of all.entries()) {
        const [one, other] = [phones[on], phones[1 - on]];
        if (one === undefined || other === undefined) throw new Error('two phones');
        if (does === 'play') {
          const mover = { code, seat: 1, device: DEVICE };
          const before = (await one.load(code)).seats[0]?.notebook ?? '';
          must(await keepNotebook(one.outside, mover, `${before} ${at}`));
          written[on]?.add(String(at));
        } else {
          const { goOn } = await other.take((await one.give(code)).join());
          if (goOn !== null) codes[1 - on]?.add(goOn);
        }
      }
      for (const [on, one] of phones.entries()) {
        const notes = [];
        for (const each of codes[on] ?? []) notes.push((await one.load(each)).seats[0]?.notebook);
        const here = notes.join(' ').split(' ');
        for (const note of written[on] ?? []) expect(here).toContain(note);
      }
    }),
    { numRuns: 60 },
  );
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
    {
      ...game,
      seats: game.seats.map(seat => ({ ...seat, holder: { device: DEVICE, name: ' A\u202E' } })),
    },
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
