// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { DealDisclosure } from './DealDisclosure';

await import('./DealDisclosure');

/** No fair deal on this map is a short game for three players. */
const MAP_WITHOUT_SHORT = '61B4322051587B4711';

test('the expected length and balance of a game are shown', async () => {
  const table = await memoryTable(3, { length: 'short', even: true });
  await table.phone('of a spectator').show(<DealDisclosure />);
  const toggle = screen.getByRole('button', {
    name: /^About this game\s*short · about 10–13 turns/,
  });
  await act(async () => void fireEvent.click(toggle));
  screen.getByText(/^Shorter than most games for three players/);
  screen.getByText(/The chances are fairly equal\./);
  screen.getByText(/Everyone can see how often each of you looks\./);
});

test('if no length was chosen, the deal says that it is shown at the end', async () => {
  const table = await memoryTable(3, { mapCode: MAP_WITHOUT_SHORT });
  const phone = table.phone('of a spectator');
  expect(must(await phone.client.ask('showTable')).grade).toEqual({});
  await phone.show(<DealDisclosure />);
  const toggle = screen.getByRole('button', { name: /^About this game/ });
  await act(async () => void fireEvent.click(toggle));
  screen.getByText(/^At the end we’ll tell you how long/);
});
