// @vitest-environment happy-dom

import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_MILLISECONDS } from '@/app/_seat/useLongPress';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { enter, look } from '@/app/_state/testing/sendChange';
import { en } from '@/app/_words/words';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { placeView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { HEX_COUNT, type Hex, type HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { SeatScreen } from './SeatScreen';

// Loads the lazy components up front.
await Promise.all([
  import('@/app/_seat/SeatMap'),
  import('@/app/_seat/HeldClueSlip'),
  import('@/app/_seat/AnswerSlips'),
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Settles pending promises and timers of up to `time` ms, and renders. */
const settle = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

const firstOf = (hexes: HexSet): Hex => {
  const { first } = hexes;
  if (first === undefined) throw new Error('the clue is true of all spaces or of none');
  return first;
};

test('while the button is held, the slip checks a space, or the map marks where the player may pay', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const eva = table.phone('Eva');
  const { mapCode, seats } = must(
    await eva.client.ask('claimSeat', { seat: 3, body: { name: 'Eva' } }),
  );
  const { clue } = must(await look(ana.client, 1));
  const [subject, first] = [parseClue(clue.id), seats[0]];
  if (subject === undefined || first === undefined) throw new Error(clue.id);
  const allowed = clueHexes(subject, readStoredMap(mapCode));
  const [could, cannot] = [firstOf(allowed), firstOf(allowed.complement())];

  const { container } = await ana.show(<SeatScreen first={first} />);
  await settle();
  const part = (selector: string) => {
    const found = container.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the seat has no ${selector}`);
    return found;
  };
  const button = () => part('.hold-button');
  const choose = (what: string) => fireEvent.click(within(part('.sealed')).getByLabelText(what));
  const tap = (hex: Hex) =>
    fireEvent.click(container.querySelector(`[data-hex="${hex}"]`) ?? container);
  async function holding(label: string, during: () => void) {
    expect(button().textContent).toBe(label);
    fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
    await settle(HOLD_MILLISECONDS);
    expect(button().textContent).toBe('Looking');
    during();
    fireEvent.pointerUp(button(), { pointerId: 1 });
    await settle();
    within(part('#envelope')).getByText('The clue is covered.');
  }

  // The answer shows while the button is held, and not before or after.
  expect(container.querySelector('.slips')).toBeNull();
  for (const [hex, answer] of [
    [could, 'a disc.'],
    [cannot, 'a cube.'],
  ] as const) {
    const verdict = `${formatHex(hex)}: ${answer}`;
    tap(hex);
    expect(part('#envelope').textContent).not.toContain(verdict);
    await holding(`Hold to check ${formatHex(hex)}`, () => {
      expect(part('#envelope').textContent).toContain(verdict);
      within(part('#envelope')).getByText(en.clues.short[clue.id]);
    });
    expect(part('#envelope').textContent).not.toContain(verdict);
  }

  // The same space again: there is nothing to choose.
  tap(cannot);
  expect(container.querySelector('.slips')).toBeNull();
  expect(button().textContent).toBe('Hold to look');

  // The spaces where she may pay are known even without a record.
  tap(cannot);
  choose('Penalty cube');
  const spaces = HEX_COUNT - allowed.size;
  const marked = () => part('.map-window').querySelectorAll('.hollow');
  await holding('Hold to see where', () => {
    within(part('#envelope')).getByText(`${spaces} marked spaces.`);
    expect(marked()).toHaveLength(spaces);
  });
  expect(marked()).toHaveLength(0);
  must(await enter(eva.client, 3, { type: 'start' }));
  must(
    await enter(eva.client, 3, { type: 'place', owner: 2, space: placeView(cannot), kind: 'cube' }),
  );
  await settle();
  await holding('Hold to see where', () => {
    within(part('#envelope')).getByText(`${spaces - 1} marked spaces.`);
    expect(marked()).toHaveLength(spaces - 1);
  });
});
