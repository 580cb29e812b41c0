import type { Page } from 'playwright/test';
import type { PhoneCalls } from '@/app/_phone/phoneCalls';
import type { TableRequest } from '@/app/_state/tableClient';
import { ballotOn } from '@/lib/game/votes/motion';
import { type SeatNumber, seatAt, seatNumber } from '../lib/board/players';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { readGame } from './phoneGames';
import { readRows, writeRows } from './phoneStorage';

/** The built worker that stores a phone's games, in a browser: several workers behave like several tabs. */

type WorkerCall = { [N in keyof PhoneCalls]: [N, ...Parameters<PhoneCalls[N]>] }[keyof PhoneCalls];

declare global {
  interface Window {
    /** Calls the worker with that index. */
    callWorker(worker: number, name: string, input: readonly unknown[]): Promise<unknown>;
  }
}

/** With a change id like those of phones. */
const hintRequest = (seat: SeatNumber): TableRequest => ({
  name: 'vote',
  id: `asks-for-the-hint-${seat}`,
  body: { seat, motion: { about: 'hint' }, agree: true },
});
const SHOW: TableRequest = { name: 'showTable' };
const LAY: TableRequest = { name: 'markMapLaid' };

test.beforeEach(({ page }) => open(page));

test('two workers that change one game at the same time both succeed', async ({ page }) => {
  const { code } = await deal(page, 5);
  const before = (await readGame(page, code)).version;
  // All at once: five names, and three votes; one more vote would show the hint.
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
  const voters = [1, 2, 3] as const;
  const calls: readonly Promise<unknown>[] = [
    ...names.map((name, index) =>
      ask(page, index % 2, 'ask', code, {
        name: 'editSeat',
        seat: seatAt(index),
        body: { name },
      }),
    ),
    ...voters.map(seat => ask(page, seat % 2, 'ask', code, hintRequest(seat))),
  ];
  await Promise.all(calls);
  const game = await readGame(page, code);
  expect(game.seats.map(({ holder }) => holder?.name)).toEqual(names);
  expect(
    ballotOn(game, { about: 'hint' })
      .map(({ seat }) => seat)
      .toSorted(),
  ).toEqual(voters);
  expect(game.version).toBe(before + calls.length);
});

test('a game that one worker deals is known to the other, and to no other phone', async ({
  page,
  player,
}) => {
  const { code } = await deal(page, 3);
  expect(await ask(page, 1, 'ask', code, SHOW)).toMatchObject({ ok: true, value: { code } });
  const other = await player();
  await open(other.page);
  expect(await ask(other.page, 0, 'ask', code, SHOW)).toEqual({ ok: false, error: 'not-found' });
});

test('a refused move, and one that changes nothing, leave the document unchanged', async ({
  page,
}) => {
  const { code } = await deal(page, 3);
  const before = await readGame(page, code);
  expect(
    await ask(page, 0, 'ask', code, { name: 'record', body: { seat: 1, type: 'skip' } }),
  ).toMatchObject({ ok: false });
  expect(await ask(page, 1, 'ask', code, hintRequest(seatNumber(9)))).toMatchObject({ ok: false });
  expect(await readGame(page, code)).toEqual(before);
});

test('damaged and newer games are distinguished, left unchanged, and affect no others', async ({
  page,
}) => {
  const valid = await deal(page, 3);
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
  expect(await ask(page, 0, 'ask', valid.code, LAY)).toMatchObject({ ok: true });
});

test('notebooks move with their game to its code on a server, and are deleted with their game', async ({
  page,
}) => {
  const [moved, deleted, other] = [await deal(page, 3), await deal(page, 3), await deal(page, 3)];
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
    notebook(other, 1),
  ];
  await writeRows(
    page,
    notebooks.map(value => ({ store: 'notebooks', value })),
  );
  const document = await page.evaluate(readDocument, moved.code);
  const uploadedAs = 'KRWNQT';
  const deleteUploaded = (document: string) =>
    ask(page, 0, 'deleteUploaded', { code: moved.code, document, uploadedAs });
  expect(await deleteUploaded('another text')).toEqual({ ok: true, value: false });
  expect(await readRows(page, 'notebooks')).toHaveLength(notebooks.length);
  expect(await deleteUploaded(document)).toEqual({ ok: true, value: true });
  await ask(page, 1, 'deleteGames', [deleted.code]);
  expect(await readRows(page, 'notebooks')).toEqual([
    { code: uploadedAs, seat: 1, dealNumber: 1, text: moved.code },
    { code: uploadedAs, seat: 2, dealNumber: 1, text: moved.code },
    notebook(other, 1),
  ]);
});

/** A page with two workers like its own. */
async function open(page: Page): Promise<void> {
  const starting = page.waitForEvent('worker');
  await openPage(page, '/new');
  const url = (await starting).url();
  await page.evaluate(startWorkers, { url, workerCount: 2 });
}

async function deal(page: Page, players: 3 | 5): Promise<{ readonly code: string }> {
  const dealt = await ask(page, 0, 'deal', { mode: 'normal', players });
  expect(dealt).toMatchObject({ ok: true });
  return (dealt as { value: { code: string } }).value;
}

const ask = (page: Page, worker: number, ...[name, ...input]: WorkerCall): Promise<unknown> =>
  page.evaluate(([worker, name, input]) => window.callWorker(worker, name, input), [
    worker,
    name,
    input,
  ] as const);

function startWorkers({
  url,
  workerCount,
}: {
  readonly url: string;
  readonly workerCount: number;
}): void {
  const pending = new Map<number, (value: unknown) => void>();
  const workers = Array.from({ length: workerCount }, () => {
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => pending.get(data.id)?.(data.value ?? data.fault);
    return worker;
  });
  let lastId = 0;
  window.callWorker = (worker, name, input) =>
    new Promise(resolve => {
      const id = ++lastId;
      pending.set(id, resolve);
      workers[worker]?.postMessage({ id, name, input });
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
