import { mapOn } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { startTouching } from './touch';

/** Milliseconds per frame at 60 frames per second; one and a half of them mean a missed frame. */
const FRAME_MILLISECONDS = 1000 / 60;

/** The directions of the drags: there, back and there again, in that many steps each. */
const PULLS = [-1, 1, -1] as const;
const STEPS = 20;
const REACH = { x: 200, y: 100 };

test('the enlarged map follows a finger on a slow phone: its frames are measured, not judged', async ({
  page,
  table,
}, testInfo) => {
  const { code } = await table.createGame({
    mode: 'advanced',
    players: 4,
    seed: 'pull',
    laid: false,
  });
  await openPage(page, `/games/${code}`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const filled = page.getByRole('dialog', { name: 'The map' });
  await filled.getByRole('button', { name: 'Zoom in' }).click();
  const frame = mapOn(filled).locator('../..');
  const left = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  await expect.poll(left).toBeGreaterThan(REACH.x);
  const box = await frame.boundingBox();
  if (box === null) throw new Error('no map');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await frame.evaluate(element => {
    const seen: Seen[] = [];
    const tick = (at: number) => {
      seen.push({ at, left: element.scrollLeft, top: element.scrollTop });
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { seen });
  });
  // Raw touch events: the browser's synthesized gestures do not move the map.
  const touch = await startTouching(page);
  const fingerAt = (share: number) => ({
    x: box.x + box.width / 2 + share * REACH.x,
    y: box.y + box.height / 2 + share * REACH.y,
  });
  for (const direction of PULLS) {
    await touch('touchStart', fingerAt(-direction / 2));
    for (let step = 1; step <= STEPS; step += 1)
      await touch('touchMove', fingerAt(direction * (step / STEPS - 0.5)));
    await touch('touchEnd');
  }

  const seen = await page.evaluate(() => (window as unknown as { seen: readonly Seen[] }).seen);
  const lengths = seen
    .slice(1)
    .map(({ at }, index) => at - (seen[index]?.at ?? at))
    .toSorted((one, other) => one - other);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  const missed = lengths.filter(length => length > 1.5 * FRAME_MILLISECONDS).length;
  const report = `${lengths.length} frames at 4× throttling: median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms, ${missed} late`;
  testInfo.annotations.push({ type: 'frames', description: report });
  process.stdout.write(`${report}\n`);

  // Whatever the frame rate, the map follows the finger: drawn at several places, over the whole distance.
  for (const [places, reach] of [
    [seen.map(each => each.left), REACH.x],
    [seen.map(each => each.top), REACH.y],
  ] as const) {
    expect(new Set(places).size).toBeGreaterThanOrEqual(2 * PULLS.length);
    // A pull starts only after a few pixels of movement.
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(0.75 * reach);
  }
});

/** The time of a frame, and the map's position in it. */
type Seen = { readonly at: number; readonly left: number; readonly top: number };
