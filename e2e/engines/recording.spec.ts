import { claim } from '../ask';
import { startRecord } from '../recordedGame';
import { gameAt, viewTable } from '../table';
import { expect, test } from './engines';

/** In every engine, a phone stores an entry before it sends it. */

const ENTRIES = 10;
const TIMES = 20;

// In Chromium: `offline.spec.ts` and `serverKilled.spec.ts`.
for (const engine of ['Firefox', 'WebKit'] as const) {
  test.describe(`in ${engine}`, { tag: '@release' }, () => {
    test.use({ engine });
    test.setTimeout(120_000 + TIMES * 30_000);

    test('a page that is left in the middle of ten entries loses none, and none counts twice', async ({
      origin,
      phone,
      device,
    }) => {
      const [ana, others] = [await phone(), await device()];
      const dealt = await others.post(`${origin}/api/games`, {
        data: { mode: 'normal', players: 3, laid: true },
      });
      const { code } = await dealt.json();
      const game = gameAt(code);
      for (const seat of [2, 3]) await claim(others, game, seat);
      await startRecord(others, game, 2);
      await ana.open(`${origin}/games/${code}/sit?seat=1`);
      await ana.tap('button', /^Take a seat/);
      await expect.poll(() => ana.count('button', /Hold to look/)).toBe(1);

      const record = `${origin}/games/${code}/record`;
      for (let times = 1; times <= TIMES; times++) {
        await ana.open(record);
        await expect.poll(() => ana.count('button', ENTRIES_BUTTON)).toBe(1);
        await ana.run(skipTenTimes);
        // Leave while the first entries are on their way.
        await ana.open(`${origin}/how-to-play`);
        await ana.open(record);
        const skips = async () =>
          (await viewTable(others, code)).record?.entries.filter(({ type }) => type === 'skip');
        await expect.poll(async () => (await skips())?.length).toBe(times * ENTRIES);
        expect((await skips())?.map(({ by }) => by)).toEqual(Array(times * ENTRIES).fill(1));
      }
    });
  });
}

const ENTRIES_BUTTON = /^Entries/;

/** Skips one turn after the other once the page has loaded; by the end, only one or two of ten were sent. */
async function skipTenTimes(): Promise<void> {
  const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
  // Independent of other updates to the page meanwhile.
  const currentTurn = () => /\S+(?: \d)?’s turn: which space/.exec(document.body.innerText)?.[0];
  while (!document.documentElement.matches('[data-alive][data-offline]')) await pause(50);
  const { fetch } = window;
  window.fetch = async (...request) => {
    await pause(2000);
    return fetch(...request);
  };
  // New buttons briefly ignore taps, which may have been meant for what was there before.
  await pause(1000);
  for (let times = 0; times < 10; times++) {
    const before = currentTurn();
    for (const name of ['Entries', 'Skip turn']) {
      const find = () =>
        [...document.querySelectorAll('button')].find(each => each.textContent.startsWith(name));
      while (find() === undefined) await pause(20);
      find()?.click();
    }
    while (currentTurn() === before) await pause(20);
  }
}
