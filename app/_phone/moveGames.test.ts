import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { createRandom, drawHex } from '@/lib/random';
import type { Result } from '@/lib/result';
import { formatDocument } from '@/lib/store/document';
import { dealTable, playAgain } from '@/lib/table/dealTable';
import { moveAndShow } from '@/lib/table/moveCommands';
import { saveNotebook } from '@/lib/table/notebookCommands';
import { lookAtSeat } from '@/lib/table/seatCommands';
import { showEvening } from '@/lib/table/showEvening';
import { entryId } from '@/lib/testing/arbitraries';
import { memoryDependencies, memoryRepository } from '@/lib/testing/memory';
import { type ImportResult, parcelsIn, sumImports } from './importResult';
import { moveCalls } from './moveGames';
import { packGames, unpackParcel } from './parcel';
import { PHONE_DEVICE } from './phoneGame';

/** A phone with in-memory storage. */
function phone(seed: string) {
  const dependencies = {
    ...memoryDependencies(seed),
    repository: { ...memoryRepository(), drawCode: drawPhoneCode },
  };
  const load = async (code: string) => must(await dependencies.repository.load(code));

  async function deal(): Promise<string> {
    const options = { mode: 'normal', players: 3, onePhone: true } as const;
    return must(await dealTable(dependencies, options, PHONE_DEVICE)).code;
  }
  async function end(code: string): Promise<void> {
    const by = (seat: number) => ({ code, seat, device: PHONE_DEVICE });
    const agree = { kind: 'vote', motion: { about: 'end', found: null }, answer: 'agree' } as const;
    must(await moveAndShow(dependencies, by(1), agree));
    for (const seat of [2, 3]) must(await moveAndShow(dependencies, by(seat), agree));
  }
  async function playNext(code: string): Promise<string> {
    return must(await playAgain(dependencies, await load(code), PHONE_DEVICE, { map: 'new' })).code;
  }
  /** Plays three games, of which two have ended. */
  async function playEvening(): Promise<readonly string[]> {
    const first = await deal();
    await end(first);
    const second = await playNext(first);
    await end(second);
    return [first, second, await playNext(second)];
  }
  const calls = moveCalls(dependencies);
  const exportGames = async (...codes: string[]) => must(await calls.pack(codes)).parcels;
  const importText = async (text: string) => {
    const results: ImportResult[] = [];
    for (const parcel of parcelsIn(text)) results.push(must(await calls.unpack(parcel)));
    return sumImports(results);
  };
  const look = (code: string) => lookAtSeat(dependencies, { code, seat: 1, device: PHONE_DEVICE });
  return { dependencies, load, deal, end, playEvening, exportGames, importText, look, calls };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const NOTHING: ImportResult = {
  added: 0,
  apart: 0,
  renewed: 0,
  known: 0,
  damaged: 0,
  newer: 0,
  resumeCode: null,
};

const holderOf = (code: string) => ({ code, seat: 1, device: PHONE_DEVICE });

/** The words in the notebooks of the first seats. */
const wordsIn = (games: readonly Game[]): readonly string[] =>
  games.flatMap(({ seats: [first] }) => (first?.notebook ?? '').split(' ').filter(Boolean));

test('a game moves with its whole evening and can be continued', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  for (const code of codes) {
    const [parcel, ...others] = await here.exportGames(code);
    expect(others).toEqual([]);
    expect((await unpackParcel(parcel ?? '')).games.map(each => each.code)).toEqual(codes);
  }
  const [parcel = ''] = await here.exportGames(...codes);
  const [first = '', second = '', last = ''] = codes;
  expect(await there.importText(parcel)).toEqual({ ...NOTHING, added: 3, resumeCode: last });
  for (const code of codes) expect(await there.load(code)).toEqual(await here.load(code));

  const evening = must(await showEvening(there.dependencies, await there.load(last), PHONE_DEVICE));
  expect(evening.games.map(({ code }) => code)).toEqual([second, first]);
  must(await there.look(last));
});

test('the copy that is ahead stays, whichever phone it is on', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const [old = ''] = await here.exportGames(code);
  await there.importText(old);
  must(await there.look(code));

  const [back = ''] = await there.exportGames(code);
  expect(await here.importText(back)).toEqual({ ...NOTHING, renewed: 1, resumeCode: code });
  expect(await here.load(code)).toEqual(await there.load(code));
  expect(await here.importText(old)).toEqual({ ...NOTHING, known: 1, resumeCode: code });
  expect(await here.load(code)).toEqual(await there.load(code));
});

test('a copy replaces only a game that it descends from; if both were played on, both are kept, once', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  await there.importText((await here.exportGames(code)).join());
  // The remote copy gets nine looks and no other change; the local one gets six entries and notes.
  for (let looks = 0; looks < 9; looks++) must(await there.look(code));
  const mover = holderOf(code);
  must(await moveAndShow(here.dependencies, mover, { kind: 'start-record' }));
  for (const hex of [1, 2, 3, 4, 5, 6]) {
    const action = { type: 'place', owner: 0, hex, kind: 'disc' } as const;
    must(await moveAndShow(here.dependencies, mover, { kind: 'record', id: entryId(hex), action }));
  }
  must(await saveNotebook(here.dependencies, mover, { text: 'not swamp' }));
  const local = await here.load(code);

  const fork = (await there.exportGames(code)).join();
  const imported = await here.importText(fork);
  expect(imported).toMatchObject({
    ...NOTHING,
    apart: 1,
    resumeCode: expect.stringMatching(/^phone-/),
  });
  expect(await here.load(code)).toEqual(local);
  const separate = imported.resumeCode ?? '';
  expect(separate).not.toBe(code);
  const copy = await here.load(separate);
  const { looks } = copy.seats[0] ?? {};
  expect([looks?.count, copy.clues]).toEqual([9, local.clues]);
  expect(copy.origin).not.toBe(local.origin);

  // A second import adds no game, and later changes of that copy update the separate game.
  expect(await here.importText(fork)).toMatchObject({ ...NOTHING, known: 1, resumeCode: separate });
  must(await there.look(code));
  const later = (await there.exportGames(code)).join();
  expect(await here.importText(later)).toMatchObject({
    ...NOTHING,
    renewed: 1,
    resumeCode: separate,
  });
  expect(await here.importText(fork)).toMatchObject({ ...NOTHING, known: 1, resumeCode: separate });
  expect(await here.load(code)).toEqual(local);
});

test('whatever three phones play, export and import in any order, no notes on a phone or in a file are lost', async () => {
  const which = fc.nat(30);
  const on = fc.nat(2);
  const type = fc.constantFrom('play', 'export', 'import');
  const steps = fc.array(fc.record({ on, which, type }), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      const phones = ['a', 'b', 'c'].map(phone);
      const [first = phone('a')] = phones;
      const code = await first.deal();
      const codes = phones.map(each => new Set(each === first ? [code] : []));
      const files = [(await first.exportGames(code)).join()];
      const notesOn = async (index: number) => {
        const games = await Promise.all(
          [...(codes[index] ?? [])].map((phones[index] ?? first).load),
        );
        return wordsIn(games);
      };
      for (const [at, { on, which, type }] of all.entries()) {
        const one = phones[on] ?? first;
        const mine = [...(codes[on] ?? [])];
        const game = mine[which % mine.length];
        if (type === 'import') {
          const file = files[which % files.length] ?? '';
          const before = await notesOn(on);
          const { resumeCode } = await one.importText(file);
          codes[on]?.add(resumeCode ?? '');
          const after = await notesOn(on);
          const incoming = wordsIn((await unpackParcel(file)).games);
          expect(after).toEqual(expect.arrayContaining([...before, ...incoming]));
          // A repeated import adds no game.
          expect(await one.importText(file)).toMatchObject({
            known: 1,
            added: 0,
            apart: 0,
            renewed: 0,
          });
        } else if (game !== undefined && type === 'export') {
          files.push((await one.exportGames(game)).join());
        } else if (game !== undefined) {
          const before = (await one.load(game)).seats[0]?.notebook ?? '';
          must(await saveNotebook(one.dependencies, holderOf(game), { text: `${before} ${at}` }));
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('copies without an export history, or with one that is too long, are kept as separate games, once', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const older = { ...(await here.load(code)), exportedCopies: [] };
  await there.dependencies.repository.create(older);
  for (let looks = 0; looks < 9; looks++) must(await here.look(code));
  must(await saveNotebook(there.dependencies, holderOf(code), { text: 'not swamp' }));
  const [file = ''] = await packGames([{ ...(await there.load(code)), exportedCopies: [] }]);
  const imported = await here.importText(file);
  expect(imported).toMatchObject({ apart: 1 });
  expect(wordsIn([await here.load(imported.resumeCode ?? '')])).toContain('swamp');
  expect(await here.importText(file)).toMatchObject({ known: 1, apart: 0 });
  // After a change under its new code, the same file is still recognized.
  must(await here.look(imported.resumeCode ?? ''));
  expect(await here.importText(file)).toMatchObject({ known: 1, apart: 0 });

  const other = await here.deal();
  await there.importText((await here.exportGames(other)).join());
  must(await saveNotebook(there.dependencies, holderOf(other), { text: 'not forest' }));
  for (let times = 0; times < 45; times++) {
    must(await here.look(other));
    await here.exportGames(other);
  }
  const back = await here.importText((await there.exportGames(other)).join());
  expect(wordsIn([await here.load(back.resumeCode ?? '')])).toContain('forest');
});

test('a phone that is full can still export its games', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const full = {
    ...here.dependencies.repository,
    update: () => Promise.reject(new Error('no room')),
  };
  const { parcels } = must(
    await moveCalls({ ...here.dependencies, repository: full }).pack([code]),
  );
  expect(await there.importText(parcels.join())).toMatchObject({ added: 1 });
  must(await there.look(code));
  expect(await here.importText((await there.exportGames(code)).join())).toMatchObject({
    renewed: 1,
  });
});

test('an evening that is too large for one parcel is exported in several', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const game = await here.load(await here.deal());
  const noise = fc.sample(fc.string({ minLength: 20_000, maxLength: 20_000 }), 1)[0] ?? '';
  const seats = game.seats.map(seat => ({ ...seat, notebook: noise }));
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...game,
    seats,
    code: drawPhoneCode(createRandom(String(index), 'codes')),
    origin: drawHex(createRandom(String(index), 'origins')),
  }));
  const parcels = await packGames(many);
  expect(parcels.length).toBeGreaterThan(1);
  expect(await there.importText(parcels.join('\n'))).toMatchObject({ added: 40, damaged: 0 });
});

test('another game with the same code stays, and the imported one gets a new code', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  const [first = '', second = ''] = codes;
  const other = { ...(await there.load(await there.deal())), code: second };
  await there.dependencies.repository.create(other);
  const [parcel = ''] = await here.exportGames(first);

  const imported = await there.importText(parcel);
  expect(imported).toMatchObject({ added: 3, known: 0, renewed: 0 });
  expect(await there.load(second)).toEqual(other);
  const evening = must(
    await showEvening(
      there.dependencies,
      await there.load(imported.resumeCode ?? ''),
      PHONE_DEVICE,
    ),
  );
  const [moved = ''] = evening.games.map(game => game.code);
  expect(moved).not.toBe(second);
  expect(await there.load(moved)).toMatchObject({ clues: (await here.load(second)).clues });
  expect((await there.load(first)).next).toBe(moved);
});

test('a file has one evening per line; damaged and newer games are counted, and the rest is imported', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = [await here.deal(), await here.deal(), await here.deal()];
  const parcels = await here.exportGames(...codes, 'phone-KRWNQT');
  expect(parcels).toHaveLength(3);
  const [one = '', two = '', three = ''] = parcels;
  const file = `\uFEFFGames.\r\n${one}\r\n\r\n${two.slice(0, -20)}\r\n${three.replace('1', '2')}`;
  expect(await there.importText(file)).toEqual({ ...NOTHING, added: 1, damaged: 1, newer: 1 });
  expect(await there.importText('a shopping list')).toEqual(NOTHING);
  const nothing = { parcels: [], leftOut: 1, hasSecrets: false };
  expect(must(await here.calls.pack(['phone-KRWNQT']))).toEqual(nothing);
});

test('an export has secrets until every game of each evening has ended', async () => {
  const here = phone('here');
  const codes = await here.playEvening();
  const [first = '', , last = ''] = codes;
  const hasSecrets = async (...chosen: string[]) => must(await here.calls.pack(chosen)).hasSecrets;
  // The whole evening is exported even if only its first game was chosen.
  expect(await hasSecrets(first)).toBe(true);
  await here.end(last);
  expect(await hasSecrets(first)).toBe(false);
  expect(await hasSecrets(await here.deal(), last)).toBe(true);
});

test('a game that no phone could have stored is not imported', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const game = await here.load(await here.deal());
  const strangers: readonly Game[] = [
    { ...game, code: 'KRWNQT' },
    { ...game, onePhone: false },
    {
      ...game,
      seats: game.seats.map(seat => ({
        ...seat,
        holder: { device: PHONE_DEVICE, name: ' A\u202E' },
      })),
    },
    { ...game, seats: game.seats.map(seat => ({ ...seat, holder: null })) },
  ];
  for (const stranger of strangers) {
    expect(await there.importText((await packGames([stranger])).join())).toEqual({
      ...NOTHING,
      damaged: 1,
    });
  }
});

test('a damaged game does not prevent the import of the others of its evening', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  const games = await Promise.all(codes.map(here.load));
  const broken = games.map((game, index) => (index === 1 ? { ...game, clues: [] } : game));
  expect(await there.importText((await packGames(broken)).join())).toMatchObject({
    added: 2,
    damaged: 1,
  });
});

test('no clue can be read by accident, and one wrong letter opens no other game', async () => {
  const here = phone('here');
  const game = await here.load(await here.deal());
  const [parcel = ''] = await packGames([game]);
  for (const secret of [...game.clues, game.seed ?? '', game.code.slice(-6)]) {
    expect(parcel).not.toContain(secret);
  }
  expect(parcelsIn(parcel)).toEqual([parcel]);
  const letter = fc.constantFrom(...'ABCXYZabcxyz0189+/');
  await fc.assert(
    fc.asyncProperty(fc.nat(parcel.length - 12), letter, async (at, wrong) => {
      const index = at + 11;
      const text = `${parcel.slice(0, index)}${wrong}${parcel.slice(index + 1)}`;
      const { games } = await unpackParcel(text);
      for (const opened of games) expect(formatDocument(opened)).toBe(formatDocument(game));
    }),
  );
});

test.each([
  ['never ends', new Blob([new Uint8Array(2 ** 23)])],
  ['contains only line breaks', new Blob(['\n'.repeat(2 ** 21 - 1)])],
])('a parcel that %s is not opened', async (_, text) => {
  const endless = text.stream();
  const deflated = endless.pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const line = `fieldbook1:${Buffer.from(bytes).toString('base64')}`;
  expect(await unpackParcel(line)).toEqual({ games: [], damaged: 1, newer: 0 });
  expect(line.length).toBeLessThan(20_000);
});
