// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryTable, must, type TestPhone } from '@/app/_state/testing/memoryTable';
import { noticeBar } from '@/app/_state/testing/notices';
import { answer, callEnd } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import type { Hex } from '@/lib/map/hexSet';
import { FindSheet } from './FindSheet';
import { NoticeBar } from './NoticeBar';

// Turns off the delay in which new buttons ignore taps.
vi.mock('./useSettled', () => ({ useSettled: () => true }));

beforeEach(() => address.set('/'));

const E2: Hex = 16;

const sheet = ({ container }: Rendered) => container.querySelector<HTMLElement>('#find-sheet');
const show = (phone: TestPhone, isFrozen = false) =>
  phone.show(
    <>
      <NoticeBar />
      <FindSheet isFrozen={isFrozen} />
    </>,
  );
const open = async (page: Rendered) =>
  within(await waitFor(() => sheet(page) ?? Promise.reject(new Error('there is no sheet'))));
const closed = (page: Rendered) => waitFor(() => expect(sheet(page)).toBeNull());

/** Each seat's answer as the sheet shows it, in order. */
const answersIn = (page: Rendered) =>
  [...(sheet(page)?.querySelectorAll('.vote-discs > li') ?? [])].map(disc =>
    disc.getAttribute('data-said'),
  );

test('a find opens the dialog on each phone that has to answer, and shows the answers as they arrive', async () => {
  const table = await memoryTable(3);
  const [ada, ben, cyd] = await table.sitDown('Ada', 'Ben', 'Cyd');
  const page = await show(ada);
  expect(sheet(page)).toBeNull();
  must(await callEnd(cyd.client, 3, { space: E2 }));
  const said = await open(page);
  said.getByRole('heading', { name: 'Cyd: the habitat is on E2. Right?' });
  expect(answersIn(page)).toEqual([null, null, 'agree']);
  must(await answer(ben.client, 2, { about: 'end', found: { space: E2 } }, 'not-now'));
  await waitFor(() => expect(answersIn(page)).toEqual([null, 'not-now', 'agree']));
  await page.tap(said.getByRole('button', { name: 'Yes, found' }));
  await waitFor(() => expect(answersIn(page)).toEqual(['agree', 'not-now', 'agree']));
  said.getByRole('button', { name: 'Change' });

  // The caller is not asked, but sees who declines.
  const caller = await show(cyd);
  await waitFor(() => expect(noticeBar(caller)?.textContent).toContain('Ben: not yet'));
  expect(sheet(caller)).toBeNull();
});

test('a closed dialog stays available as a notice', async () => {
  const table = await memoryTable(3);
  const [ada, , cyd] = await table.sitDown('Ada', 'Ben', 'Cyd');
  must(await callEnd(cyd.client, 3, { space: null }));
  const page = await show(ada);
  await page.tap((await open(page)).getByRole('button', { name: 'Close' }));
  await closed(page);
  expect(noticeBar(page)?.textContent).toContain('Cyd: Found it!');
  page.unmount();
  // It does not open again after a reload.
  const again = await show(ada);
  await waitFor(() => expect(noticeBar(again)?.textContent).toContain('Cyd: Found it!'));
  expect(sheet(again)).toBeNull();
});

test('after a wrong find the dialog explains it; a find taken back closes it', async () => {
  const table = await memoryTable(3);
  const [ada, ben, cyd] = await table.sitDown('Ada', 'Ben', 'Cyd');
  const page = await show(ada);
  const agree = async (space: Hex) => {
    const motion = { about: 'end', found: { space } } as const;
    must(await answer(ada.client, 1, motion, 'agree'));
    must(await answer(ben.client, 2, motion, 'agree'));
  };

  must(await callEnd(cyd.client, 3, { space: E2 }));
  await open(page);
  must(await answer(cyd.client, 3, { about: 'end', found: { space: E2 } }, 'take-back'));
  await closed(page);

  must(await callEnd(cyd.client, 3, { space: E2 }));
  await open(page);
  await agree(E2);
  await waitFor(() =>
    within(sheet(page) ?? page.container).getByRole('heading', { name: 'Not on E2' }),
  );
  await page.tap(within(sheet(page) ?? page.container).getByRole('button', { name: 'Not now' }));
  await closed(page);
});

test('the dialog opens neither while a clue is held open nor on a phone without a seat', async () => {
  const table = await memoryTable(3);
  const [ada, , cyd] = await table.sitDown('Ada', 'Ben', 'Cyd');
  must(await callEnd(cyd.client, 3, { space: E2 }));
  const held = await show(ada, true);
  await waitFor(() => expect(noticeBar(held)?.textContent).toContain('Found it!'));
  expect(sheet(held)).toBeNull();
  held.unmount();
  const onlooker = await show(table.phone('Dov'));
  await waitFor(() =>
    expect(noticeBar(onlooker)?.textContent).toContain('Cyd: the habitat is on E2'),
  );
  expect(sheet(onlooker)).toBeNull();
});
