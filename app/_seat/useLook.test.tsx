// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableProvider } from '@/app/_state/TableProvider';
import type { TableClient } from '@/app/_state/tableClient';
import { newTable } from '@/app/_state/tables';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { refused } from '@/lib/result';
import { useLook } from './useLook';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Look() {
  const look = useLook(1, true);
  return <p>{look?.ok ? 'seen' : 'unseen'}</p>;
}

test('one hold is one look, even if the responses to its first requests are lost', async () => {
  const [{ client }] = await (await memoryTable(3, { countsLooks: true })).sitDown('Ada');
  let requests = 0;
  const lossy: TableClient = {
    ...client,
    async lookAtSeat(look, signal) {
      const response = await client.lookAtSeat(look, signal);
      return ++requests <= 2
        ? refused({ code: requests === 1 ? 'offline' : 'unreadable' })
        : response;
    },
  };
  const view = must(await client.loadTable());
  const page = await renderInWords(
    <TableProvider view={view} table={newTable(view, lossy)}>
      <Look />
    </TableProvider>,
  );
  for (let times = 0; times < 4; times++) await act(() => vi.advanceTimersByTimeAsync(4000));
  page.getByText('seen');
  expect(requests).toBe(3);
  expect(must(await client.loadTable()).seats[0]?.looks).toMatchObject({ count: 1 });
});
