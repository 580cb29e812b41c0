// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import type { PlayerCount } from '@/lib/data/terms';
import { readStoredMap } from '@/lib/map/mapCode';
import { EndScreen } from './EndScreen';
import { uncoveredClues } from './uncoveredClues';

const NAMES = ['Mara', 'Jonas', 'Tilda', 'Kwame', 'Zoe'];

beforeEach(() => {
  address.set('/');
  setMotion('no-preference');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the phone's motion preference; other tests prefer reduced motion. */
function setMotion(prefersReducedMotion: 'no-preference' | 'reduce') {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.settings.device.prefersReducedMotion = prefersReducedMotion;
}

/** A phone whose game has just ended, but which has not shown that yet. */
async function endedPhone(players: PlayerCount, found?: null) {
  const table = await memoryTable(players, { mode: 'advanced' });
  const phone = await sitEverywhere(table, NAMES.slice(0, players));
  const ended = await endGame(phone, 2, found);
  const clues = uncoveredClues(ended, readStoredMap(ended.mapCode));
  return { phone, left: clues.map(clue => clue.left.size) };
}

const isPlaying = ({ container }: Rendered) => container.querySelector('.at-find') !== null;

/** The number above the map, and the number of clues shown. */
const shownOn = ({ container }: Rendered) => [
  container.querySelector('.find-count')?.textContent.match(/^\d+/)?.[0],
  container.querySelectorAll('.clue-rows > :not([data-to-come])').length,
];

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test.each([3, 4, 5] as const)(
  'with %d players the find animation shows clue after clue and the spaces left, then stops',
  async players => {
    const { phone, left } = await endedPhone(players);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await phone.show(<EndScreen />);
    expect(shownOn(page)).toEqual([undefined, 0]);
    for (const [index, count] of left.entries()) {
      pass(index === 0 ? 400 : 700);
      expect(shownOn(page)).toEqual([String(count), index + 1]);
    }
    expect(isPlaying(page)).toBe(true);
    pass(500);
    expect(isPlaying(page)).toBe(false);
    expect(shownOn(page)).toEqual([undefined, players]);
  },
);

test('the animation is announced once, and a tap ends it without pressing anything', async () => {
  const { phone } = await endedPhone(4);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await phone.show(<EndScreen />);
  const heading = page.getByRole('heading', { name: /Jonas found it$/ });
  expect(document.activeElement).toBe(heading);
  pass(400);
  expect(page.container.querySelector('.find-count')?.getAttribute('aria-hidden')).toBe('true');
  const [row] = page.container.querySelectorAll<HTMLElement>('.clue-row');
  act(() => row?.click());
  expect(isPlaying(page)).toBe(false);
  expect(row?.getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(heading);
  act(() => row?.click());
  expect(row?.getAttribute('aria-pressed')).toBe('true');
});

test('a key ends the animation, but a tap meant for the previous page does not', async () => {
  const { phone } = await endedPhone(4);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await phone.show(<EndScreen />);
  pass(100);
  act(() => page.container.click());
  expect(isPlaying(page)).toBe(true);
  pass(300);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isPlaying(page)).toBe(false);
});

test('the animation plays once; not after giving up, and not with reduced motion', async () => {
  const { phone } = await endedPhone(4);
  const first = await phone.show(<EndScreen />);
  expect(isPlaying(first)).toBe(true);
  first.unmount();
  const again = await phone.show(<EndScreen />);
  expect(isPlaying(again)).toBe(false);
  again.unmount();

  const given = await (await endedPhone(4, null)).phone.show(<EndScreen />);
  expect(isPlaying(given)).toBe(false);
  given.unmount();

  setMotion('reduce');
  const still = await (await endedPhone(4)).phone.show(<EndScreen />);
  expect(isPlaying(still)).toBe(false);
  still.getByRole('heading', { name: /Jonas found it$/ });
});
