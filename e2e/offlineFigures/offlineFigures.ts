import { mkdir, writeFile } from 'node:fs/promises';
import { type Page, test } from 'playwright/test';
import { quantile } from '../load/figures';
import { startServer, temporaryDatabase } from '../server';
import { countBytes } from './counter';
import { type Dealing, dealForFive } from './dealing';
import { newPhone, slowDown, untilAllCached } from './phone';

const REPORT = '.reports/offline-figures.md';
const RUNS = Number(process.env.OFFLINE_RUNS ?? 5);
/** Assumed ratio of this machine's speed to a phone's, for figures about phones. */
const SLOWER = 4;
const BYTES_PER_KB = 1024;

/** Offline speed on a phone, and the bytes it downloaded beforehand. */
test('offline figures', async () => {
  const database = await temporaryDatabase();
  const server = await startServer({ DATABASE_URL: database.url });
  const counter = await countBytes(server.url);
  const phone = await newPhone();
  const lines: string[] = [];
  try {
    const visitor = await phone.start();
    await visitor.goto(counter.url, { waitUntil: 'networkidle' });
    await untilAllCached(visitor);
    // Requests after the page load follow within a second or two.
    await visitor.waitForTimeout(3000);
    lines.push(`| bytes of the first visit, all pages cached | ${kilobytes(counter.bytes())} |`);
    await phone.close();
    await counter.close();
    await server.stop();

    for (const times of [1, SLOWER]) {
      const starts: Start[] = [];
      for (let run = 0; run < RUNS; run++) {
        const page = await phone.start();
        await slowDown(page, times);
        await page.goto(counter.url);
        starts.push(await measureStart(page));
        await phone.close();
      }
      const result = `painted ${median(starts, 'painted')}, alive ${median(starts, 'alive')}`;
      lines.push(`| cold start to the start page, ${times}× | ${result} |`);
    }

    for (const times of [1, SLOWER]) {
      const dealings: Dealing[] = [];
      for (let run = 0; run < RUNS; run++) {
        const page = await phone.start();
        await page.goto(`${counter.url}/new`);
        await slowDown(page, times);
        dealings.push(await dealForFive(page));
        await phone.close();
      }
      const worst = Math.round(Math.max(...dealings.map(({ block }) => block)));
      const result =
        `map after ${median(dealings, 'map')}, of which the thread ${median(dealings, 'thread')}; ` +
        `longest block ${median(dealings, 'block')}, worst ${worst} ms`;
      lines.push(`| tap on "deal" to the map, ${times}× | ${result} |`);
    }
  } finally {
    await phone.forget();
    await server.kill();
    await database.remove();
  }
  const report = `${['| what | |', '|---|---|', ...lines].join('\n')}\n`;
  await mkdir('.reports', { recursive: true });
  await writeFile(REPORT, report);
  process.stdout.write(`\n${report}\nMedians of ${RUNS} runs. Also in ${REPORT}.\n`);
});

interface Start {
  /** When the page first painted and when it was complete, in ms after the request. */
  readonly painted: number;
  readonly alive: number;
}

const measureStart = (page: Page): Promise<Start> =>
  page.evaluate(async () => {
    const isLoaded = () => performance.getEntriesByType('navigation')[0] !== undefined;
    while (!isLoaded() || document.readyState !== 'complete')
      await new Promise(resolve => setTimeout(resolve, 10));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { painted: paint?.startTime ?? 0, alive: load?.loadEventStart ?? 0 };
  });

const median = <Name extends string>(runs: readonly Record<Name, number>[], name: Name): string =>
  `${Math.round(
    quantile(
      runs.map(run => run[name]),
      0.5,
    ),
  )} ms`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / BYTES_PER_KB)} KB`;
