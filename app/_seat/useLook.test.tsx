// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableProvider } from '@/app/_state/TableProvider';
import { newTable } from '@/app/_state/tables';
import { memoryTable, must, replaceCall } from '@/app/_state/testing/memoryTable';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { refused } from '@/lib/result';
import { useLook } from './useLook';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ourAnswer({}));
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
  const [{ client }] = await (await memoryTable(3)).sitDown('Ada');
  let requests = 0;
  replaceCall(client, 'look', async call => {
    const response = await call();
    return ++requests <= 2
      ? refused({ code: requests === 1 ? 'offline' : 'unreadable' })
      : response;
  });
  const view = must(await client.ask('showTable'));
  const page = await renderInWords(
    <TableProvider view={view} table={newTable(view, client)}>
      <Look />
    </TableProvider>,
  );
  for (let times = 0; times < 4; times++) await act(() => vi.advanceTimersByTimeAsync(4000));
  page.getByText('seen');
  expect(requests).toBe(3);
  expect(must(await client.ask('showTable')).seats[0]?.looks).toMatchObject({ count: 1 });
});
