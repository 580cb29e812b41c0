// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { TableScreen } from '../../TableScreen';

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('a new name is seen by everybody, and so is none', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  await table.phone('of somebody who watches').show(<TableScreen />);
  await card('Ana');
  must(await ana.client.editSeat(1, { name: 'Zita', color: 'pink' }));
  await card('Zita');
  expect(screen.queryByRole('button', { name: /^Ana/ })).toBeNull();
  must(await ana.client.editSeat(1, { name: null, color: 'pink' }));
  await card('Player 1');
});

test('who leaves is told of at the table', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  await table.phone('of somebody who watches').show(<TableScreen />);
  await card('Ana');
  must(await ana.client.leaveSeat(1));
  await screen.findByRole('link', { name: /^Seat 1 still free/ });
  await screen.findByText('Ana left their seat.');
});
