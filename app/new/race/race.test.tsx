// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { useDealChoices } from '@/app/_state/dealChoices';
import { type MemoryServer, memoryServer } from '@/app/_state/testing/memoryServer';
import { fakeTimers } from '@/app/_ui/testing/fakeTimers';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { RaceScreen } from './RaceScreen';

await Promise.all([import('./RaceScreen'), import('@/app/_map/MapDrawing')]);

stubPhoneWorker();
const wait = fakeTimers();
let server: MemoryServer;

beforeEach(() => {
  server = memoryServer();
});

/** Types the words at a table for three and returns what the page shows, with the code of the dealt map. */
async function race(words: string) {
  useDealChoices.setState({ ...useDealChoices.getInitialState(), players: 3 }, true);
  const { unmount } = await renderInWords(<RaceScreen />);
  await wait();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your shared words' }), {
    target: { value: words },
  });
  await wait(1000);
  const shown = {
    digits: screen.getByText(/^\d\d \d\d$/).textContent,
    map: screen.getByRole('img', { name: /^Map/ }).getAttribute('aria-label'),
  };
  fireEvent.click(screen.getByRole('button', { name: 'It matches: deal' }));
  await wait();
  unmount();
  return { ...shown, mapCode: server.dealt.at(-1)?.mapCode };
}

test('two tables that spell the same words differently see the same map and digits, and deal on it', async () => {
  const one = await race('Amber-Harbour, CANDLE  méadow');
  const other = await race('amber harbour candle meadow');
  expect(server.dealt).toHaveLength(2);
  expect(other).toEqual(one);
  const elsewhere = await race('amber harbour candle');
  expect(elsewhere.mapCode).not.toBe(one.mapCode);
  expect(elsewhere.map).not.toBe(one.map);
});
