import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium, expect, test } from 'playwright/test';
import { findChromium } from '../browser.mjs';
import { startServer, temporaryDatabase } from '../server';
import { arrangePages, type PageToJudge } from './judgedPages';

const REPORT = '.reports/lighthouse.md';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/**
 * `simulate` loads the page at full speed and computes how long a phone would have taken; `devtools` throttles
 * network and processor while loading, and takes longer.
 */
const THROTTLING = process.env.LIGHTHOUSE_THROTTLING === 'devtools' ? 'devtools' : 'simulate';

/** Minimum scores, of 100. Performance varies, so it is the median of several runs. */
const MIN_SCORES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
/** For pages with a map. */
const MIN_MAP_SCORES = { ...MIN_SCORES, performance: 90 } as const;
type Category = keyof typeof MIN_SCORES;
const CATEGORIES = Object.keys(MIN_SCORES) as Category[];

type Scores = Readonly<Record<Category, number>>;
interface Findings {
  readonly scores: Scores;
  readonly figures: string;
  /** Imperfect results to fix. */
  readonly faults: readonly string[];
}

/** Lighthouse scores of the built app on a throttled phone. */
test('lighthouse', async () => {
  const database = await temporaryDatabase();
  const server = await startServer({ DATABASE_URL: database.url });
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const pages = await arrangePages(browser, server.url);
    const lines = ['| page | performance | accessibility | best practices | SEO | |', TABLE_RULE];
    const failures: string[] = [];
    for (const page of pages) {
      const { scores, figures, faults } = await judge(page, server.url, port);
      lines.push(
        `| ${page.title} | ${CATEGORIES.map(each => scores[each]).join(' | ')} | ${figures} |`,
      );
      const minimum = page.hasMap ? MIN_MAP_SCORES : MIN_SCORES;
      const isShort = CATEGORIES.some(category => scores[category] < minimum[category]);
      if (isShort) failures.push(`${page.title}: ${faults.join('; ')}`);
    }
    const report = `${lines.join('\n')}\n`;
    await mkdir('.reports', { recursive: true });
    await writeFile(REPORT, report);
    process.stdout.write(`\n${report}\nAlso in ${REPORT}.\n`);
    expect(failures).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
    await database.remove();
  }
});

const TABLE_RULE = '|---|---|---|---|---|---|';

async function judge(
  { path, ofTable = false }: PageToJudge,
  origin: string,
  port: number,
): Promise<Findings> {
  const address = new URL(path, origin).href;
  const runs: Findings[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: CATEGORIES,
      throttlingMethod: THROTTLING,
      ...(ofTable && { skipAudits: ['is-crawlable'] }),
    });
    if (result === undefined) throw new Error(`Lighthouse returned nothing for ${path}`);
    const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
    // Also set if the server responds with an error status.
    if (runtimeError !== undefined) throw new Error(`${path}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== address)
      throw new Error(`${path} led to another page: ${finalDisplayedUrl}`);
    const score = (category: Category) => Math.round(100 * (categories[category]?.score ?? 0));
    const shown = (audit: string) => audits[audit]?.displayValue?.replaceAll(' ', ' ') ?? '?';
    runs.push({
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      figures:
        `first paint ${shown('first-contentful-paint')}, ` +
        `largest ${shown('largest-contentful-paint')}, ` +
        `blocked ${shown('total-blocking-time')}, shift ${shown('cumulative-layout-shift')}`,
      faults: Object.values(audits)
        .filter(audit => audit.score !== null && audit.score < 0.9)
        .map(audit => `${audit.id} ${audit.displayValue ?? ''}`.trim()),
    });
  }
  runs.sort((one, other) => one.scores.performance - other.scores.performance);
  const median = runs[Math.floor(runs.length / 2)];
  if (median === undefined) throw new Error('LIGHTHOUSE_RUNS must be at least 1');
  return median;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
