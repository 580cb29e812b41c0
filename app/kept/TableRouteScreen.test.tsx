// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { address } from '@/app/_ui/testing/nextNavigation';
import { seatNumber } from '@/lib/board/players';
import { TableRouteScreen } from './TableRouteScreen';

beforeEach(() => address.set('/'));

test('the phone responds like the server: not found for seats of others, the table instead of an early replay', async () => {
  const table = await memoryTable(3);
  const { code } = table;
  const [ada] = await table.sitDown('Ada');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const page of ['seat', 'notebook'] as const)
    for (const seat of [2, 5])
      await expect(
        ada.show(<TableRouteScreen route={{ code, page, seat: seatNumber(seat) }} />),
      ).rejects.toThrow('not found');
  logged.mockRestore();
  await ada.show(<TableRouteScreen route={{ code, page: 'replay' }} />);
  await waitFor(() => expect(address.current).toBe(`/games/${code}`));
});

test('if a seat is lost while its page is open, the page stays and shows the reason', async () => {
  const table = await memoryTable(3);
  const [ada] = await table.sitDown('Ada');
  const route = { code: table.code, page: 'seat', seat: 1 } as const;
  const page = await ada.show(<TableRouteScreen route={route} />);
  await page.findByText('The clue is covered.');
  await ada.client.ask('leaveSeat', { seat: 1 });
  await page.findByRole('heading', { name: /^You left your seat/ });
  expect(address.current).toBe('/');
});
