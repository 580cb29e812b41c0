// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { StandaloneNotebook } from './StandaloneNotebook';
import { clearBoard, useStandaloneBoard } from './standaloneBoard';

stubPhoneWorker();

beforeEach(() => {
  clearBoard();
  useStandaloneBoard.setState({
    step: 'pieces',
    code: 'B74362132084212850838A',
    players: 3,
    seat: 1,
  });
});

async function open() {
  const page = await renderInWords(<StandaloneNotebook />);
  const shown = within(page.container);
  const see = (name: string) => page.tap(shown.findByRole('radio', { name }));
  return { page, shown, see };
}

const CLUE = 'within one space of water';

test('a clue can be struck out by hand, undone, supposed and read in words', async () => {
  const { page, shown, see } = await open();
  await see('Clues');
  const clue = () => shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') });
  await page.tap(clue());
  await page.tap(clue());
  expect((await clue()).getAttribute('aria-label')).toContain('You crossed this out.');
  await page.tap(shown.getByRole('button', { name: 'Undo' }));
  expect((await clue()).getAttribute('aria-label')).not.toContain('You crossed this out.');

  await see('What if A');
  await page.tap(clue());
  shown.getByText(/Assume Player 2/);
  await see('As it is');
  expect(shown.queryByText(/Assume Player 2/)).toBeNull();
  await page.tap(shown.getByRole('button', { name: 'In words' }));
  shown.getByRole('checkbox', { name: new RegExp(`Possible: ${CLUE}`, 'i') });
});

test('a space takes pieces, a mark and a note, which stay with the board', async () => {
  const { page, shown } = await open();
  // Without a pointer: nothing is laid out here.
  fireEvent.click(await shown.findByRole('gridcell', { name: /^D4,/ }));
  await page.tap(shown.findByRole('button', { name: 'Player 2: cube' }));
  expect(useStandaloneBoard.getState().pieces).toMatchObject([{ owner: 1, kind: 'cube' }]);
  await page.tap(shown.findByRole('radio', { name: 'promising' }));
  page.unmount();

  const later = await open();
  await later.shown.findByRole('gridcell', { name: /^D4,.*promising/ });
  await later.shown.findByText('1 piece');
});
