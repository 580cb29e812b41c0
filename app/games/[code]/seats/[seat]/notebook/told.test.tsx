// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { answer, callEnd } from '@/app/_state/testing/sendChange';
import { seatAt } from '@/lib/board/players';
import { cluesOf } from '@/lib/clues/clue';
import { isDeniedBy } from '@/lib/clues/hints';
import type { Assist } from '@/lib/game/votes/assist';
import { NotebookScreen } from './NotebookScreen';

stubPhoneWorker();

/** Ada's notebook at a table of three that has voted for the hint and has had a wrong find on A1. */
async function openNotebook(assist: Assist) {
  const table = await memoryTable(3, { assist });
  const [ada, ...others] = await table.sitDown('Ada', 'Ben', 'Cleo');
  for (const [index, { client }] of [ada, ...others].entries()) {
    must(await answer(client, seatAt(index), { about: 'hint' }, 'agree'));
    must(await callEnd(client, seatAt(index), { space: 0 }));
  }
  const view = must(await ada.client.ask('showTable'));
  const { hint, misses } = view;
  if (hint === null || misses.length !== 1) throw new Error('A1 is the habitat of this seed');
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('the table has no seats');
  const page = await ada.show(<NotebookScreen first={seat} />);
  const denied = cluesOf(view.mode).filter(clue => isDeniedBy(clue, hint.id)).length;
  return { page, shown: within(page.container), denied, all: cluesOf(view.mode).length };
}

test('with deduction, the hint crosses out clues', async () => {
  const { shown, denied } = await openNotebook('elimination');
  const struck = await shown.findAllByRole('button', { name: /The hint rules this out\.$/ });
  expect(denied).toBeGreaterThan(0);
  expect(struck.length).toBeGreaterThan(0);
  expect(struck.length).toBeLessThanOrEqual(denied);
  expect(shown.queryByRole('button', { name: 'Cross out what the hint rules out' })).toBeNull();
});

test('with a tick list, buttons enter what the hint and a wrong find rule out, and this can be undone', async () => {
  const { page, shown, denied } = await openNotebook('tick-list');
  const byHand = () => shown.queryAllByRole('button', { name: /You crossed this out\.$/ }).length;
  await page.tap(shown.findByRole('button', { name: 'Cross out what the hint rules out' }));
  expect(byHand()).toBeGreaterThan(0);
  expect(byHand()).toBeLessThanOrEqual(denied);
  expect(shown.queryByRole('button', { name: 'Cross out what the hint rules out' })).toBeNull();
  await page.tap(shown.getByRole('button', { name: 'Undo' }));
  expect(byHand()).toBe(0);

  await page.tap(shown.getByRole('button', { name: 'Mark where it wasn’t' }));
  expect(shown.queryByRole('button', { name: 'Mark where it wasn’t' })).toBeNull();
  await shown.findByRole('gridcell', { name: /^A1,.*not here/ });
});

test('without help, marks can be tried out, kept and undone', async () => {
  const { page, shown } = await openNotebook('none');
  const tap = (name: string) => page.tap(shown.getByRole('button', { name }));
  const space = (name: RegExp) => shown.findByRole('gridcell', { name });
  fireEvent.click(await space(/^D4,/));
  await page.tap(shown.findByRole('button', { name: 'promising' }));
  await space(/^D4,(?!.*In pencil).*promising/);

  await tap('Try it out');
  await page.tap(shown.findByRole('button', { name: 'certain' }));
  await space(/^D4,.*In pencil: certain/);
  expect(page.container.querySelector('.in-pencil .mark.sure')).not.toBeNull();
  await tap('Drop');
  await space(/^D4,(?!.*In pencil).*promising/);

  await tap('Try it out');
  await tap('promising');
  await space(/^D4,(?!.*promising)/);
  expect(page.container.querySelector('.beneath .mark.star')).not.toBeNull();
  await tap('Keep');
  shown.getByRole('button', { name: 'Try it out' });
  expect(page.container.querySelector('.mark.star[transform]')).toBeNull();
  await tap('Undo');
  expect(page.container.querySelector('.beneath .mark.star')).not.toBeNull();
});

test('what the hint rules out can be entered in pencil', async () => {
  const { page, shown } = await openNotebook('tick-list');
  await page.tap(shown.findByRole('button', { name: 'Try it out' }));
  await page.tap(shown.getByRole('button', { name: 'Cross out what the hint rules out' }));
  expect(shown.getAllByRole('button', { name: /In pencil: You crossed/ }).length).toBeGreaterThan(
    0,
  );
  await page.tap(shown.getByRole('button', { name: 'Drop' }));
  expect(shown.queryByRole('button', { name: /You crossed this out/ })).toBeNull();
  shown.getByRole('button', { name: 'Cross out what the hint rules out' });
});
