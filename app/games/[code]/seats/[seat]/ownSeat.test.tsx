// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type MemoryTable, memoryTable, must } from '@/app/_state/testing/memoryTable';
import { enter } from '@/app/_state/testing/sendChange';
import { placeView } from '@/lib/game/views/views';
import { TableScreen } from '../../TableScreen';
import { SeatScreen } from './SeatScreen';

// Loads the lazy component up front.
await import('../../TableSheet');

/** Shows the seats to an onlooker. */
async function showSeats(table: MemoryTable) {
  const page = await table.phone('an onlooker').show(<TableScreen />);
  await page.tap(page.getByRole('button', { name: /still to come/ }));
}

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('everyone sees when a name is changed or removed', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  await showSeats(table);
  await card('Ana');
  must(await ana.client.ask('editSeat', { seat: 1, body: { name: 'Zita', color: 'pink' } }));
  await card('Zita');
  expect(screen.queryByRole('button', { name: /^Ana/ })).toBeNull();
  must(await ana.client.ask('editSeat', { seat: 1, body: { name: null, color: 'pink' } }));
  await card('Player 1');
});

test('the table shows that a player has left', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  await showSeats(table);
  await card('Ana');
  must(await ana.client.ask('leaveSeat', { seat: 1 }));
  await screen.findByRole('link', { name: /^Seat 1 still free/ });
  await screen.findByText('Ana left their seat.');
});

test('a seat shows whose turn precedes its own and, according to the record, when it is its turn', async () => {
  const table = await memoryTable(3);
  const [ana, ben] = await table.sitDown('Ana', 'Ben', 'Cleo');
  must(await ana.client.ask('setSeatOrder', { body: { seat: 1, order: [1, 2, 3] } }));
  const [, seat] = must(await ben.client.ask('showTable')).seats;
  if (seat === undefined) throw new Error('no seat');
  const page = await ben.show(<SeatScreen first={seat} />);
  await page.findByText('after Ana');
  must(await enter(ana.client, 1, { type: 'start' }));
  must(await enter(ana.client, 1, { type: 'place', owner: 0, space: placeView(0), kind: 'cube' }));
  await page.findByText('Your turn');
});
