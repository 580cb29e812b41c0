// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { noticeBar, tapInNotices, untilNoNotices } from '@/app/_state/testing/notices';
import { answer, callEnd } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { SeatNumber } from '@/lib/board/players';
import { NoticeBar } from './NoticeBar';

beforeEach(() => address.set('/'));

/** Four seats, the first three of which have a place; shows the bar on Cleo's phone. */
async function sit() {
  const table = await memoryTable(4);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const setOrder = async (order: readonly SeatNumber[]) =>
    must(await ada.client.ask('setSeatOrder', { body: { seat: 1, order: [...order] } }));
  await setOrder([1, 2, 3]);
  const page = await cleo.show(<NoticeBar />);
  return { ada, ben, page, setOrder, again: () => cleo.show(<NoticeBar />) };
}

test('a change of the order is news, but not the same ring listed from another player', async () => {
  const { ada, ben, page, setOrder } = await sit();
  await setOrder([2, 3, 1]);
  await setOrder([3, 1, 2, 4]);
  must(await ada.client.ask('setSeatOrder', { body: { seat: 1, starter: 2 } }));
  must(await answer(ben.client, 2, { about: 'hint' }, 'agree'));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Ben: a hint?'));
  expect(page.container.textContent).not.toContain('changed the order');
  await setOrder([2, 1, 3, 4]);
  await waitFor(() => expect(page.container.textContent).toContain('Ada changed the order'));
});

test('the bar shows a question before news, and the number of other notices', async () => {
  const { ben, page, setOrder } = await sit();
  await setOrder([2, 1, 3]);
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Ada changed the order'));
  must(await callEnd(ben.client, 2, { space: null }));
  await waitFor(() => expect(noticeBar(page)?.textContent).toMatch(/Ben: Found it!\+1$/));
});

test('the cross dismisses news for good, also after a reload', async () => {
  const { ada, page, setOrder, again } = await sit();
  await setOrder([2, 1, 3]);
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Ada changed the order'));
  await tapInNotices(page, 'Close');
  await untilNoNotices(page);
  page.unmount();
  const later = await again();
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  await waitFor(() => expect(noticeBar(later)?.textContent).toContain('Ada: a hint?'));
  expect(later.container.textContent).not.toContain('changed the order');
});
