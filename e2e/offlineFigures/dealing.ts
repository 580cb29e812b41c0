import type { Page } from 'playwright/test';

/** Times after a tap on "deal", in ms. */
export interface Dealing {
  /** Until the map was visible. */
  readonly map: number;
  /** The dealing worker's share of it: CPU throttling of the page does not slow this thread. */
  readonly thread: number;
  /** The longest block of the main thread. */
  readonly block: number;
}

/** Measurements taken on the page during a deal. */
interface Notes {
  tapped: number;
  map: number;
  thread: number;
  blocks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    dealingNotes: Notes;
  }
}

/** Deals a plain advanced game for five on this phone, on the page for a new game. */
export async function dealForFive(page: Page): Promise<Dealing> {
  await page.getByRole('radio', { name: '5' }).check();
  await page.getByRole('radio', { name: /^Advanced/ }).check();
  await page.getByRole('radio', { name: /^On this phone/ }).check();
  // About the time a user needs to move a thumb to the button.
  await page.waitForTimeout(2000);
  await page.evaluate(takeNotes);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.waitForFunction(() => window.dealingNotes.map > 0);
  // The browser reports a long task only after its end.
  await page.waitForTimeout(1000);
  const { tapped, map, thread, blocks } = await page.evaluate(() => window.dealingNotes);
  const after = blocks.filter(({ start, duration }) => start + duration > tapped && start < map);
  return {
    map: map - tapped,
    thread,
    block: Math.max(0, ...after.map(({ duration }) => duration)),
  };
}

function takeNotes(): void {
  const notes: Notes = { tapped: 0, map: 0, thread: 0, blocks: [] };
  window.dealingNotes = notes;
  document.addEventListener('click', () => (notes.tapped ||= performance.now()), true);

  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const sentAt = performance.now();
    const note = () => {
      if (notes.map === 0) notes.thread += performance.now() - sentAt;
    };
    this.addEventListener('message', note, { once: true });
    postMessage.call(this, message);
  };
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      notes.blocks.push({ start: startTime, duration });
  }).observe({ entryTypes: ['longtask'] });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.map-page svg.map')) return;
    watch.disconnect();
    // After the frame that draws it.
    requestAnimationFrame(() => setTimeout(() => (notes.map = performance.now())));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
