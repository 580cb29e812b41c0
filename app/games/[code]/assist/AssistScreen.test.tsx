// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryTable, must, ONE_PHONE } from '@/app/_state/testing/memoryTable';
import {
  expectNotice,
  noticeBar,
  noticeSheet,
  openNotices,
  tapInNotices,
} from '@/app/_state/testing/notices';
import { answer } from '@/app/_state/testing/sendChange';
import { NoticeBar } from '@/app/_table/NoticeBar';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { seatAt } from '@/lib/board/players';
import { AssistScreen } from './AssistScreen';

// Turns off the delay in which new buttons ignore taps.
vi.mock('@/app/_table/useSettled', () => ({ useSettled: () => true }));

const NAMES = ['Ana', 'Ben', 'Cleo'] as const;

beforeEach(() => address.set('/'));

const levelOn = ({ container }: Rendered, name: string) =>
  within(container).findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

async function askFor(page: Rendered, name: string) {
  await page.tap(levelOn(page, name));
  await page.tap(within(page.container).getByText('Ask the others'));
}

const expectReported = (page: Rendered, text: string) =>
  waitFor(async () => {
    await openNotices(page);
    expect(noticeSheet(page)?.textContent).toContain(text);
  });

test('one refusal keeps the level of help: all phones show who refused, and nobody is asked any more', async () => {
  const table = await memoryTable(3, { assist: 'elimination' });
  const [ana, ben, cleo] = await table.sitDown(...NAMES);
  const asker = await ben.show(<AssistScreen />);
  expect((await levelOn(asker, 'Elimination')).checked).toBe(true);
  within(asker.container).getByText('now');
  await askFor(asker, 'None');
  await expectNotice(asker, 'You asked to change the help: no help');
  const others = [await ana.show(<NoticeBar />), await cleo.show(<NoticeBar />)] as const;
  for (const page of others)
    await expectNotice(page, 'Change the app’s help? Ben asks for: no help');

  const [first, last] = others;
  await tapInNotices(first, 'Rather not');
  for (const page of [...others, asker]) {
    await expectReported(page, 'Ana: rather not. The help stays as it is.');
  }
  await expectReported(asker, 'take the question back first');
  // Nothing is left to answer: the only button closes the sheet.
  (await openNotices(last)).getByRole('button', { name: 'Close' });
  expect((await openNotices(last)).getAllByRole('button')).toHaveLength(1);
  expect(must(await ana.client.ask('showTable')).assist).toBe('elimination');
});

test('the level of help changes once all agree, and each phone shows the news once', async () => {
  const table = await memoryTable(3, { assist: 'elimination' });
  const [ana, ben, cleo] = await table.sitDown(...NAMES);
  must(await answer(ben.client, 2, { about: 'assist', level: 'none' }, 'agree'));
  must(await answer(ana.client, 1, { about: 'assist', level: 'none' }, 'not-now'));
  const asker = await cleo.show(<AssistScreen />);
  await askFor(asker, 'All pieces together');
  const others = [await ana.show(<NoticeBar />), await ben.show(<NoticeBar />)] as const;
  for (const page of others) {
    await expectNotice(page, 'Change the app’s help? Cleo asks for: all pieces together');
    await tapInNotices(page, 'Agree');
  }
  await waitFor(async () =>
    expect((await levelOn(asker, 'All pieces together')).checked).toBe(true),
  );
  for (const page of [...others, asker]) await expectReported(page, 'Now: all pieces together');
  const { assist, questions } = must(await ana.client.ask('showTable'));
  expect({ assist, questions }).toEqual({ assist: 'joint', questions: [] });

  for (const page of [...others, asker]) page.unmount();
  const reopened = await ana.show(<NoticeBar />);
  await expectReported(reopened, 'Now: all pieces together');
  await tapInNotices(reopened, 'Got it');
  reopened.unmount();
  const later = await ana.show(<NoticeBar />);
  // If "Now:" showed again, it would appear together with this hint.
  for (const [index, { client }] of [ana, ben, cleo].entries())
    must(await answer(client, seatAt(index), { about: 'hint' }, 'agree'));
  await expectNotice(later, 'The hint');
  expect((await openNotices(later)).queryByText(/Now:/)).toBeNull();
  expect(noticeBar(later)?.textContent).toBe('Read the hint');
});

test('a shared phone asks everyone at once', async () => {
  const table = await memoryTable(3, { onePhone: true });
  const phone = table.phone(ONE_PHONE);
  const page = await phone.show(<AssistScreen />);
  const shown = async () => must(await phone.client.ask('showTable'));
  await askFor(page, 'Elimination');
  await waitFor(async () => (await openNotices(page)).getByText('Do you all agree?'));
  await tapInNotices(page, 'Rather not');
  await waitFor(async () => expect((await shown()).questions).toEqual([]));
  expect((await shown()).assist).toBe('tick-list');

  await askFor(page, 'Elimination');
  await tapInNotices(page, 'All agree');
  await expectReported(page, 'Now: elimination');
  expect((await shown()).assist).toBe('elimination');
});
