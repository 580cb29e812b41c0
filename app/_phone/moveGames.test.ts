import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeatNumber } from '@/lib/board/players';
import { marksOf } from '@/lib/game/copies';
import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { createRandom, drawHex } from '@/lib/random';
import { ok, type Result, refused } from '@/lib/result';
import { formatDocument, readDocument } from '@/lib/store/document';
import { dealTable, playAgain } from '@/lib/table/dealTable';
import type { GameRepository } from '@/lib/table/dependencies';
import { moveAndShow } from '@/lib/table/moveCommands';
import { saveNotebook } from '@/lib/table/notebookCommands';
import { lookAtSeat } from '@/lib/table/seatCommands';
import { showEvening } from '@/lib/table/showEvening';
import { entryId } from '@/lib/testing/arbitraries';
import { memoryDependencies, memoryRepository } from '@/lib/testing/memory';
import { packGames, unpackGames } from './exportFormat';
import { type ImportResult, moveCalls } from './moveGames';
import { exportLinesIn } from './packText';
import { PHONE_DEVICE } from './phoneGame';

/** A phone’s storage in memory. Each write formats and parses the game, as if it were stored as text. */
function phoneStorage() {
  const memory = memoryRepository();
  /** The marks of each game here, by code. */
  const marks = new Map<string, readonly string[]>();
  const uploads = new Map<string, readonly string[]>();
  function reread(game: Game) {
    marks.set(game.code, marksOf(game));
    return must(readDocument(formatDocument(game)));
  }
  const repository: GameRepository = {
    drawCode: drawPhoneCode,
    async create(game) {
      if (uploads.has(game.code) || marks.has(game.code)) return false;
      return memory.create(reread(game));
    },
    load: async code => (marks.has(code) ? memory.load(code) : refused('not-found')),
    async update(code, change) {
      if (!marks.has(code)) return refused('not-found');
      return memory.update(code, game => {
        const changed = change(game);
        return changed.ok && changed.value !== game ? ok(reread(changed.value)) : changed;
      });
    },
  };
  const games = async () =>
    Promise.all([...marks.keys()].map(async code => must(await memory.load(code))));
  const copiesOf = async (wanted: readonly string[]) =>
    [...marks, ...uploads].flatMap(([code, marks]) =>
      marks.some(mark => wanted.includes(mark)) ? [{ code, marks }] : [],
    );
  /** The game moves to a server. */
  function upload(code: string) {
    uploads.set(code, marks.get(code) ?? []);
    marks.delete(code);
  }
  return { repository, games, copiesOf, upload };
}

/** A phone with in-memory storage. */
function phone(seed: string) {
  const { repository, games, copiesOf, upload } = phoneStorage();
  const dependencies = { ...memoryDependencies(seed), repository };
  const load = async (code: string) => must(await dependencies.repository.load(code));

  async function deal(): Promise<string> {
    const options = { mode: 'normal', players: 3, onePhone: true } as const;
    return must(await dealTable(dependencies, options, PHONE_DEVICE)).code;
  }
  async function end(code: string): Promise<void> {
    const by = (seat: SeatNumber) => ({ code, seat, device: PHONE_DEVICE });
    const agree = { kind: 'vote', motion: { about: 'end', found: null }, answer: 'agree' } as const;
    must(await moveAndShow(dependencies, by(1), agree));
    for (const seat of [2, 3] as const) must(await moveAndShow(dependencies, by(seat), agree));
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
  const calls = moveCalls(dependencies, copiesOf);
  const exportGames = async (...codes: string[]) => must(await calls.pack(codes)).exportLines;
  const importText = async (text: string) => {
    let sum = NOTHING;
    for (const exportLine of exportLinesIn(text)) {
      const result = must(await calls.unpack(exportLine));
      sum = {
        added: sum.added + result.added,
        apart: sum.apart + result.apart,
        known: sum.known + result.known,
        damaged: sum.damaged + result.damaged,
        newer: sum.newer + result.newer,
        resumeCode: result.resumeCode,
      };
    }
    return sum;
  };
  const look = (code: string) => lookAtSeat(dependencies, { code, seat: 1, device: PHONE_DEVICE });
  const write = async (code: string, word: string) => {
    const before = (await load(code)).seats[0]?.notebook ?? '';
    must(await saveNotebook(dependencies, holderOf(code), { text: `${before} ${word}` }));
  };
  return {
    dependencies,
    load,
    games,
    upload,
    copiesOf,
    deal,
    end,
    playEvening,
    exportGames,
    importText,
    look,
    write,
    calls,
  };
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const NOTHING: ImportResult = {
  added: 0,
  apart: 0,
  known: 0,
  damaged: 0,
  newer: 0,
  resumeCode: null,
};

const holderOf = (code: string) => ({ code, seat: 1, device: PHONE_DEVICE }) as const;

/** The words in the notebooks of the first seats. */
const wordsIn = (games: readonly Game[]): readonly string[] =>
  games.flatMap(({ seats: [first] }) => (first?.notebook ?? '').split(' ').filter(Boolean));

test('a game moves with its whole evening and can be continued', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  for (const code of codes) {
    const [exportLine, ...others] = await here.exportGames(code);
    expect(others).toEqual([]);
    expect((await unpackGames(exportLine ?? '')).games.map(each => each.code)).toEqual(codes);
  }
  const [exportLine = ''] = await here.exportGames(...codes);
  const [first = '', second = '', last = ''] = codes;
  expect(await there.importText(exportLine)).toEqual({ ...NOTHING, added: 3, resumeCode: last });
  for (const code of codes) expect(await there.load(code)).toEqual(await here.load(code));

  const evening = must(await showEvening(there.dependencies, await there.load(last), PHONE_DEVICE));
  expect(evening.games.map(({ code }) => code)).toEqual([second, first]);
  must(await there.look(last));
});

test('when a game moves back and forth, the newer copy wins', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const old = (await here.exportGames(code)).join();
  await there.importText(old);
  must(await there.look(code));

  const back = (await there.exportGames(code)).join();
  expect(await here.importText(back)).toEqual({ ...NOTHING, added: 1, resumeCode: code });
  expect(await here.load(code)).toEqual(await there.load(code));
  for (const file of [old, back]) {
    expect(await here.importText(file)).toEqual({ ...NOTHING, known: 1, resumeCode: code });
    expect(await here.load(code)).toEqual(await there.load(code));
  }
});

test('a game that was continued on both phones is stored twice, each copy with its own origin', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  await there.importText((await here.exportGames(code)).join());
  must(await there.look(code));
  const mover = holderOf(code);
  must(await moveAndShow(here.dependencies, mover, { kind: 'start-record' }));
  const action = { type: 'place', owner: 0, hex: 1, kind: 'disc' } as const;
  must(await moveAndShow(here.dependencies, mover, { kind: 'record', id: entryId(1), action }));
  const local = await here.load(code);

  const parted = (await there.exportGames(code)).join();
  const imported = await here.importText(parted);
  const second = imported.resumeCode ?? '';
  expect(imported).toEqual({ ...NOTHING, apart: 1, resumeCode: second });
  expect(await here.load(code)).toEqual(local);
  const copy = await here.load(second);
  expect(copy).toMatchObject({ clues: local.clues, seats: [{ looks: { count: 1 } }, {}, {}] });
  expect(copy.origin).not.toBe(local.origin);

  // Importing it again adds nothing; a later file continues the second game.
  expect(await here.importText(parted)).toEqual({ ...NOTHING, known: 1, resumeCode: second });
  must(await there.look(code));
  const later = (await there.exportGames(code)).join();
  expect(await here.importText(later)).toEqual({ ...NOTHING, added: 1, resumeCode: second });
  expect(await here.load(second)).toMatchObject({
    origin: copy.origin,
    seats: [{ looks: { count: 2 } }, {}, {}],
  });
  expect(await here.importText(parted)).toEqual({ ...NOTHING, known: 1, resumeCode: second });
  expect(await here.load(code)).toEqual(local);
});

test('an uploaded game is not imported again, unless it was continued on another phone', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const { origin } = await here.load(code);
  const old = (await here.exportGames(code)).join();
  await there.importText(old);
  must(await here.look(code));
  here.upload(code);
  expect(await here.importText(old)).toEqual({ ...NOTHING, known: 1, resumeCode: code });
  expect(await here.games()).toEqual([]);

  await there.write(code, 'swamp');
  const { resumeCode, ...counts } = await here.importText((await there.exportGames(code)).join());
  expect(counts).toMatchObject({ added: 0, apart: 1, known: 0 });
  const copy = await here.load(resumeCode ?? '');
  expect(wordsIn([copy])).toEqual(['swamp']);
  expect([copy.code, copy.origin]).not.toContain(code);
  expect(copy.origin).not.toBe(origin);
});

/** Whether one of the games has all these words. */
const isContained = (words: readonly string[], games: readonly Game[]): boolean =>
  games.some(game => words.every(word => wordsIn([game]).includes(word)));

test('whatever two phones play, export, import and upload, each keeps every state that it had or imported', async () => {
  const step = fc.record({
    on: fc.nat(1),
    which: fc.nat(30),
    type: fc.constantFrom('play', 'play', 'export', 'import', 'import', 'upload'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async steps => {
      const phones = [phone('a'), phone('b')] as const;
      const code = await phones[0].deal();
      const files = [(await phones[0].exportGames(code)).join()];
      /** The words of each state that each phone had or imported. */
      const seen: readonly string[][][] = [[], []];
      const uploaded: Game[][] = [[], []];
      for (const [at, { on, which, type }] of steps.entries()) {
        const one = phones[on === 0 ? 0 : 1];
        const games = await one.games();
        const game = games[which % games.length];
        if (type === 'import') {
          const file = files[which % files.length] ?? '';
          await one.importText(file);
          seen[on]?.push(...(await unpackGames(file)).games.map(each => [...wordsIn([each])]));
          const count = (await one.games()).length;
          expect(await one.importText(file)).toMatchObject({ known: 1, added: 0, apart: 0 });
          expect(await one.games()).toHaveLength(count);
        } else if (game !== undefined && type === 'export') {
          files.push((await one.exportGames(game.code)).join());
        } else if (game !== undefined && type === 'upload' && which < 5) {
          uploaded[on]?.push(game);
          one.upload(game.code);
        } else if (game !== undefined) {
          await one.write(game.code, `${at}`);
          seen[on]?.push([...wordsIn([await one.load(game.code)])]);
        }
        const after = await one.games();
        const all = [...after, ...(uploaded[on] ?? [])];
        for (const words of seen[on] ?? []) expect(isContained(words, all)).toBe(true);
        expect(new Set(after.map(({ origin }) => origin)).size).toBe(after.length);
      }
    }),
    { numRuns: 40 },
  );
});

test('two phones that exchange all games in both directions have the same ones; another exchange adds none', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  await there.importText((await here.exportGames(code)).join());
  await here.write(code, 'swamp');
  await there.write(code, 'forest');
  const exchange = async (from: typeof here, to: typeof here) =>
    to.importText(
      (await from.exportGames(...(await from.games()).map(game => game.code))).join('\n'),
    );
  expect(await exchange(here, there)).toMatchObject({ apart: 1 });
  expect(await exchange(there, here)).toMatchObject({ apart: 1, known: 1 });
  expect(await exchange(here, there)).toMatchObject({
    ...NOTHING,
    known: 2,
    resumeCode: expect.anything(),
  });
  for (const one of [here, there])
    expect(wordsIn(await one.games()).toSorted()).toEqual(['forest', 'swamp']);
});

test('a copy that diverged longer ago than the game remembers is stored as a second game, once', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  await there.importText((await here.exportGames(code)).join());
  await there.write(code, 'forest');
  for (let times = 0; times < 45; times++) {
    must(await here.look(code));
    await here.exportGames(code);
  }
  const file = (await there.exportGames(code)).join();
  const back = await here.importText(file);
  expect(back).toMatchObject({ apart: 1 });
  expect(wordsIn([await here.load(back.resumeCode ?? '')])).toEqual(['forest']);
  expect(await here.importText(file)).toMatchObject({ known: 1, apart: 0 });
});

test('a full phone can still export its games', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const code = await here.deal();
  const full = {
    ...here.dependencies.repository,
    update: () => Promise.reject(new Error('no room')),
  };
  const { exportLines } = must(
    await moveCalls({ ...here.dependencies, repository: full }, here.copiesOf).pack([code]),
  );
  expect(await there.importText(exportLines.join())).toMatchObject({ added: 1 });
  must(await there.look(code));
  expect(await here.importText((await there.exportGames(code)).join())).toMatchObject({
    added: 1,
    apart: 0,
  });
});

test('an evening that is too large for one line is exported as several', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const game = await here.load(await here.deal());
  const noise = fc.sample(fc.string({ minLength: 20_000, maxLength: 20_000 }), 1)[0] ?? '';
  const seats = game.seats.map(seat => ({ ...seat, notebook: noise }));
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...game,
    seats,
    seed: `${index}`,
    code: drawPhoneCode(createRandom(String(index), 'codes')),
    origin: drawHex(createRandom(String(index), 'origins')),
  }));
  const exportLines = await packGames(many);
  expect(exportLines.length).toBeGreaterThan(1);
  expect(await there.importText(exportLines.join('\n'))).toMatchObject({ added: 40, damaged: 0 });
});

test('another game with the same code stays, and the imported one gets a new code', async () => {
  const [here, there] = [phone('here'), phone('there')];
  const codes = await here.playEvening();
  const [first = '', second = ''] = codes;
  const other = { ...(await there.load(await there.deal())), code: second };
  await there.dependencies.repository.create(other);
  const [exportLine = ''] = await here.exportGames(first);

  const imported = await there.importText(exportLine);
  expect(imported).toMatchObject({ added: 3, known: 0 });
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
  const exportLines = await here.exportGames(...codes, 'phone-KRWNQT');
  expect(exportLines).toHaveLength(3);
  const [one = '', two = '', three = ''] = exportLines;
  const file = `\uFEFFGames.\r\n${one}\r\n\r\n${two.slice(0, -20)}\r\n${three.replace('1', '2')}`;
  expect(await there.importText(file)).toEqual({ ...NOTHING, added: 1, damaged: 1, newer: 1 });
  expect(await there.importText('a shopping list')).toEqual(NOTHING);
  const nothing = { exportLines: [], leftOut: 1, hasSecrets: false };
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

test('no clue can be read by accident, and a line with one wrong letter yields no other game', async () => {
  const here = phone('here');
  const game = await here.load(await here.deal());
  const [exportLine = ''] = await packGames([game]);
  for (const secret of [...game.clues, game.seed ?? '', game.code.slice(-6)]) {
    expect(exportLine).not.toContain(secret);
  }
  expect(exportLinesIn(exportLine)).toEqual([exportLine]);
  const letter = fc.constantFrom(...'ABCXYZabcxyz0189+/');
  await fc.assert(
    fc.asyncProperty(fc.nat(exportLine.length - 12), letter, async (at, wrong) => {
      const index = at + 11;
      const text = `${exportLine.slice(0, index)}${wrong}${exportLine.slice(index + 1)}`;
      const { games } = await unpackGames(text);
      for (const opened of games) expect(formatDocument(opened)).toBe(formatDocument(game));
    }),
  );
});

test.each([
  ['never ends', new Blob([new Uint8Array(2 ** 23)])],
  ['contains only line breaks', new Blob(['\n'.repeat(2 ** 21 - 1)])],
])('a line that %s is rejected', async (_, text) => {
  const endless = text.stream();
  const deflated = endless.pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const line = `fieldbook1:${Buffer.from(bytes).toString('base64')}`;
  expect(await unpackGames(line)).toEqual({ games: [], damaged: 1, newer: 0 });
  expect(line.length).toBeLessThan(20_000);
});
