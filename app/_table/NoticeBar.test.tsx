// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { noticeBar, noticeSheet, untilNoNotices } from '@/app/_state/testing/notices';
import { answer } from '@/app/_state/testing/sendChange';
import { TableMap } from './TableMap';
import { TablePage } from './TablePage';

const HINT = { about: 'hint' } as const;

async function ask() {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const page = await ben.show(<TablePage title="Ben" back={<span />} map={<TableMap />} />);
  must(await answer(ada.client, 1, HINT, 'agree'));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Ada: a hint? 1 of 3'));
  const find = <E extends Element>(selector: string) => page.container.querySelector<E>(selector);
  const line = () => {
    const found = find<HTMLElement>('.notice-bar');
    if (found === null) throw new Error('no notice');
    return within(found);
  };
  return { ben, cleo, page, find, line };
}

test('a question can be answered on the line, without opening the sheet', async () => {
  const { page, line } = await ask();
  await waitFor(async () => {
    await page.tap(line().getByRole('button', { name: 'Agree' }));
    expect(noticeBar(page)?.textContent).toContain('You agreed to a hint');
  });
  expect(noticeSheet(page)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(noticeBar(page)));
});

test('the title, the notice and the map are read in this order', async () => {
  const { find } = await ask();
  const parts = [
    'h1',
    '.notice-bar-place > [role=status]',
    '#notices',
    '.map-reading',
    '[role=grid]',
  ];
  const found = parts.map(part => find(part));
  for (const [index, part] of found.entries()) {
    const next = found[index + 1];
    if (next) expect(part?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test('touching the map collapses the notice into a disc, and tapping the disc restores it', async () => {
  const { page, find } = await ask();
  const space = find<HTMLElement>('[data-hex="40"]');
  if (space === null) throw new Error('no space');
  await page.tap(space);
  await waitFor(() => expect(find('.notice-bar')).toBeNull());
  const disc = find<HTMLElement>('.notice-disc');
  if (disc === null) throw new Error('no disc');
  await page.tap(disc);
  await waitFor(() => expect(find('.notice-bar')).not.toBeNull());
  expect(noticeSheet(page)).toBeNull();
});

test('the cross dismisses news', async () => {
  const { ben, cleo, page, line } = await ask();
  must(await answer(ben.client, 2, HINT, 'agree'));
  must(await answer(cleo.client, 3, HINT, 'agree'));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Read the hint'));
  await page.tap(line().getByRole('button', { name: 'Got it' }));
  await untilNoNotices(page);
});
