import type { Page } from 'playwright/test';
import type { PhoneCalls } from '@/app/_phone/phoneCalls';
import type { TableRequest } from '@/app/_state/tableClient';
import { ballotOn } from '@/lib/game/votes/motion';
import { expect, test } from './fixtures';
import { keptGame } from './phoneGames';
import { readRows, writeRows } from './phoneStorage';

/** The built worker that stores a phone's games, in a browser: several workers behave like several tabs. */

type Asked = { [N in keyof PhoneCalls]: [N, ...Parameters<PhoneCalls[N]>] }[keyof PhoneCalls];

declare global {
  interface Window {
    /** Calls the worker with that index. */
    askThread(thread: number, name: string, input: readonly unknown[]): Promise<unknown>;
  }
}

/** With a change id like those of phones. */
const asksHint = (seat: number): TableRequest => ({
  name: 'agreeToHint',
  id: `asks-for-the-hint-${seat}`,
  body: { seat, agree: true },
});
const SHOW: TableRequest = { name: 'showTable' };
const LAY: TableRequest = { name: 'markMapLaid' };

test.beforeEach(({ page }) => open(page));

test('two threads that change one game at the same moment both do so', async ({ page }) => {
  const { code } = await deal(page, 5);
  const before = (await keptGame(page, code)).version;
  // All at once: five names, and three votes; one more vote would show the hint.
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const voters = [1, 2, 3];
  const asked: readonly Promise<unknown>[] = [
    ...names.map((name, index) =>
      ask(page, index % 2, 'ask', code, { name: 'editSeat', seat: index + 1, body: { name } }),
    ),
    ...voters.map(seat => ask(page, seat % 2, 'ask', code, asksHint(seat))),
  ];
  await Promise.all(asked);
  const game = await keptGame(page, code);
  expect(game.seats.map(({ holder }) => holder?.name)).toEqual(names);
  expect(
    ballotOn(game, { about: 'hint' })
      .map(({ seat }) => seat)
      .toSorted(),
  ).toEqual(voters);
  expect(game.version).toBe(before + asked.length);
});

test('what one thread deals the other one knows, and no other phone', async ({ page, player }) => {
  const { code } = await deal(page, 3);
  expect(await ask(page, 1, 'ask', code, SHOW)).toMatchObject({ ok: true, value: { code } });
  const other = await player();
  await open(other.page);
  expect(await ask(other.page, 0, 'ask', code, SHOW)).toEqual({ ok: false, error: 'not-found' });
});

test('a refused move, and one that changes nothing, leave the text as it was', async ({ page }) => {
  const { code } = await deal(page, 3);
  const before = await keptGame(page, code);
  expect(
    await ask(page, 0, 'ask', code, { name: 'setTurns', body: { seat: 1, turns: 5 } }),
  ).toMatchObject({ ok: false });
  expect(await ask(page, 1, 'ask', code, asksHint(9))).toMatchObject({ ok: false });
  expect(await keptGame(page, code)).toEqual(before);
});

test('a damaged game and a newer one are told apart, left as they are, and harm no other', async ({
  page,
}) => {
  const sound = await deal(page, 3);
  const texts = { damaged: '{"format":1,"players":', newer: '{"format":999,"players":3}' };
  const codes = { damaged: '', newer: '' };
  for (const kind of ['damaged', 'newer'] as const) {
    codes[kind] = (await deal(page, 3)).code;
    await page.evaluate(putDocument, { code: codes[kind], document: texts[kind] });
  }
  for (const [kind, error] of [
    ['damaged', 'game-damaged'],
    ['newer', 'game-newer'],
  ] as const) {
    const refused = { ok: false, error };
    expect(await ask(page, 0, 'ask', codes[kind], SHOW)).toEqual(refused);
    expect(await ask(page, 1, 'ask', codes[kind], LAY)).toEqual(refused);
    expect(await page.evaluate(readDocument, codes[kind])).toBe(texts[kind]);
  }
  expect(await ask(page, 0, 'ask', sound.code, LAY)).toMatchObject({ ok: true });
});

test('notebooks move with their game to its code on a server, and go with a game that is deleted', async ({
  page,
}) => {
  const [moved, deleted, kept] = [await deal(page, 3), await deal(page, 3), await deal(page, 3)];
  const notebook = ({ code }: { readonly code: string }, seat: number) => ({
    code,
    seat,
    dealNumber: 1,
    text: code,
  });
  const notebooks = [
    notebook(moved, 1),
    notebook(moved, 2),
    notebook(deleted, 1),
    notebook(kept, 1),
  ];
  await writeRows(
    page,
    notebooks.map(value => ({ store: 'notebooks', value })),
  );
  const document = await page.evaluate(readDocument, moved.code);
  const uploadedAs = 'KRWNQT';
  const letGo = (document: string) =>
    ask(page, 0, 'deleteUploaded', { code: moved.code, document, uploadedAs });
  expect(await letGo('another text')).toEqual({ ok: true, value: false });
  expect(await readRows(page, 'notebooks')).toHaveLength(notebooks.length);
  expect(await letGo(document)).toEqual({ ok: true, value: true });
  await ask(page, 1, 'deleteGames', [deleted.code]);
  expect(await readRows(page, 'notebooks')).toEqual([
    { code: uploadedAs, seat: 1, dealNumber: 1, text: moved.code },
    { code: uploadedAs, seat: 2, dealNumber: 1, text: moved.code },
    notebook(kept, 1),
  ]);
});

/** A page with two workers like its own. */
async function open(page: Page): Promise<void> {
  const starting = page.waitForEvent('worker');
  await page.goto('/new');
  const url = (await starting).url();
  await page.evaluate(startThreads, { url, threads: 2 });
}

async function deal(page: Page, players: 3 | 5): Promise<{ readonly code: string }> {
  const dealNumber = await ask(page, 0, 'deal', { mode: 'normal', players });
  expect(dealNumber).toMatchObject({ ok: true });
  return (dealNumber as { value: { code: string } }).value;
}

const ask = (page: Page, thread: number, ...[name, ...input]: Asked): Promise<unknown> =>
  page.evaluate(([thread, name, input]) => window.askThread(thread, name, input), [
    thread,
    name,
    input,
  ] as const);

function startThreads({ url, threads }: { readonly url: string; readonly threads: number }): void {
  const waiting = new Map<number, (value: unknown) => void>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => waiting.get(data.id)?.(data.value ?? data.fault);
    return worker;
  });
  let asked = 0;
  window.askThread = (thread, name, input) =>
    new Promise(resolve => {
      const id = ++asked;
      waiting.set(id, resolve);
      workers[thread]?.postMessage({ id, name, input });
    });
}

interface Row {
  readonly code: string;
  readonly document: string;
}

function putDocument(row: Row): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fieldbook');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(row);
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

function readDocument(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fieldbook');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(code);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result?.document);
      };
    };
  });
}
