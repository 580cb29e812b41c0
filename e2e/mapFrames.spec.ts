import { mapOn } from './doings';
import { expect, test } from './fixtures';

/** Milliseconds a frame at 60 frames a second, and as much again is a frame missed. */
const FRAME_MILLISECONDS = 1000 / 60;

test('the enlarged map is pulled about on a slow phone: measured, not judged', async ({
  page,
  table,
}, testInfo) => {
  const { code } = await table.createGame({
    mode: 'advanced',
    players: 4,
    seed: 'pull',
    laid: false,
  });
  await page.goto(`/games/${code}`);
  await page.getByRole('button', { name: 'Fill the screen with the map' }).click();
  const filled = page.getByRole('dialog', { name: 'The map' });
  await filled.getByRole('button', { name: 'Zoom in' }).click();
  const box = await mapOn(filled).locator('../..').boundingBox();
  if (box === null) throw new Error('no map');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const frames = page.evaluate(
    () =>
      new Promise<number[]>(done => {
        const times: number[] = [];
        const started = performance.now();
        const tick = (time: number) => {
          times.push(time);
          if (time - started < 2500) requestAnimationFrame(tick);
          else done(times.slice(1).map((each, index) => each - (times[index] ?? each)));
        };
        requestAnimationFrame(tick);
      }),
  );
  for (const distance of [-200, 200, -200]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      xDistance: distance,
      yDistance: distance / 2,
      gestureSourceType: 'touch',
      speed: 600,
    });
  }
  const lengths = (await frames).toSorted((one, other) => one - other);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  const missed = lengths.filter(length => length > 1.5 * FRAME_MILLISECONDS).length;
  const report = `${lengths.length} frames at 4× throttling: median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms, ${missed} late`;
  testInfo.annotations.push({ type: 'frames', description: report });
  process.stdout.write(`${report}\n`);
  expect(lengths.length).toBeGreaterThan(0);
});
