// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import {
  expectNotice,
  noticeBar,
  noticeSheet,
  openNotices,
  tapInNotices,
  untilClosed,
} from '@/app/_state/testing/notices';
import { NoticeBar } from '@/app/_table/NoticeBar';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { TableScreen } from './TableScreen';

// Loads the lazy component up front.
await import('./TableSheet');

// Turns off the delay in which new buttons ignore taps.
vi.mock('@/app/_table/useSettled', () => ({ useSettled: () => true }));

const line = ({ container }: Rendered) => container.querySelector<HTMLElement>('.order-line');

/** Opens the seats by a tap on the line of discs. */
async function openSeats(page: Rendered) {
  await page.tap(line(page) ?? page.container);
  const sheet = within(
    await within(page.container).findByRole('dialog', { name: 'At this table' }),
  );
  await page.tap(sheet.getByRole('button', { name: /^Seats/ }));
  return within(await within(page.container).findByRole('dialog', { name: 'Seats' }));
}

async function openSheetOf(page: Rendered, name: string) {
  const seats = within((await openSeats(page)).getByRole('region', { name: 'Seats' }));
  await page.tap(seats.getByRole('button', { name: new RegExp(name) }));
  return within(await within(page.container).findByRole('dialog', { name }));
}

const expectInNotices = (page: Rendered, text: string | RegExp) =>
  waitFor(async () => {
    await openNotices(page);
    expect(noticeSheet(page)?.textContent).toMatch(text);
  });

test('all other players together can free a seat whose phone is gone', async () => {
  const table = await memoryTable(3);
  const [ana, bence, chiara] = await table.sitDown('Ana', 'Bence', 'Chiara');
  const { now } = table.clock;
  for (const name of ['Ana', 'Bence'])
    table.presence.set(name, { seenAt: now, connectedUntil: now + 60_000 });
  table.presence.set('Chiara', { seenAt: now - 60_000, connectedUntil: now - 50_000 });
  const asker = await ana.show(<TableScreen />);
  expect(line(asker)?.textContent).toContain('Chiaraphone away');
  const other = await bence.show(<NoticeBar />);
  const freed = await chiara.show(<NoticeBar />);

  async function ask() {
    const sheet = await openSheetOf(asker, 'Chiara');
    await asker.tap(sheet.getByRole('button', { name: /^Ask to free/ }));
    await waitFor(() => expect(asker.container.querySelector('dialog')).toBeNull());
    await expectInNotices(other, 'Free Chiara’s seat?');
  }
  await ask();
  await expectInNotices(other, /Phone away since .+\. 1 of 2 agrees; everyone must/);
  await tapInNotices(asker, 'Take back');
  await waitFor(() => expect(noticeSheet(other)?.textContent).not.toMatch(/Chiara/));
  await ask();
  await tapInNotices(other, 'Not now');
  await untilClosed(other);
  await expectNotice(other, 'You’d keep Chiara’s seat');
  await expectInNotices(asker, 'Bence: not now');
  expect(noticeSheet(asker)?.querySelector('.declined')?.textContent).toBe('Bence: not now');
  await tapInNotices(other, 'Change');
  await tapInNotices(other, 'Free it');

  await waitFor(() => expect(line(asker)?.textContent).toContain('still free'));
  other.unmount();
  for (const page of [asker, await bence.show(<TableScreen />)]) {
    const seats = await openSeats(page);
    seats.getByRole('link', { name: /Seat 3\s*still free/ });
    seats.getByText(/Ana and Bence freed Chiara’s seat\./);
    page.unmount();
  }
  expect(noticeBar(freed)?.textContent).toContain('The others freed your seat');
});

test('a phone that holds all other seats explains why it cannot free a seat', async () => {
  const table = await memoryTable(3);
  const [ana, bence] = [table.phone('Ana'), table.phone('Bence')];
  for (const seat of [1, 3] as const) must(await ana.client.ask('claimSeat', { seat, body: {} }));
  must(await bence.client.ask('claimSeat', { seat: 2, body: { name: 'Bence' } }));
  const sheet = await openSheetOf(await ana.show(<TableScreen />), 'Bence');
  sheet.getByText(/at least two other phones to free a seat/);
  expect(sheet.queryByRole('button', { name: /^Ask to free/ })).toBeNull();
});
