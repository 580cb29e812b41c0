// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_NOTEBOOK, mark } from '@/app/_board/notebook';
import { formatNotebook, parseNotebook } from '@/app/_notebook/notebookText';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { StandaloneNotebook } from './StandaloneNotebook';
import { clearBoard, tapPiece, useStandaloneBoard } from './standaloneBoard';

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
  return { page, shown };
}

const CLUE = 'within one space of water';

test('a clue can be crossed out by hand, and this can be undone', async () => {
  const { page, shown } = await open();
  const clue = () => shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') });
  await page.tap(clue());
  await page.tap(clue());
  expect((await clue()).getAttribute('aria-label')).toContain('You crossed this out.');
  await page.tap(shown.getByRole('button', { name: 'Undo' }));
  expect((await clue()).getAttribute('aria-label')).not.toContain('You crossed this out.');
});

test('a stroke can be undone until another window writes notes', async () => {
  const { page, shown } = await open();
  const undoOff = () => shown.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled');
  const clue = () => shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') });
  await page.tap(clue());
  await page.tap(clue());
  act(() => tapPiece(1, 20, 'disc'));
  expect(undoOff()).toBeNull();

  const { notes } = useStandaloneBoard.getState();
  const theirs = formatNotebook(mark(parseNotebook(notes) ?? EMPTY_NOTEBOOK, 21, 'star'));
  act(() => useStandaloneBoard.setState({ notes: theirs }));
  expect(undoOff()).toBe('true');
});

test('strokes of a what-if are in pencil until kept or dropped, even after leaving the page', async () => {
  let { page, shown } = await open();
  const clue = () => shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') });
  const label = async () => (await clue()).getAttribute('aria-label');
  const tap = (name: string) => page.tap(shown.getByRole('button', { name }));
  const isOn = () => shown.queryByRole('button', { name: 'Try it out' }) === null;
  expect(shown.queryByRole('button', { name: 'Keep' })).toBeNull();

  await page.tap(shown.findByRole('button', { name: 'Try it out' }));
  await page.tap(clue());
  await page.tap(clue());
  expect(await label()).toContain('In pencil: You crossed this out.');
  expect((await clue()).querySelector('.in-pencil')).not.toBeNull();
  page.unmount();

  ({ page, shown } = await open());
  expect(await label()).toContain('In pencil: You crossed this out.');
  expect(isOn()).toBe(true);
  await tap('Drop');
  expect(isOn()).toBe(false);
  expect(await label()).not.toContain('You crossed this out.');

  await tap('Undo');
  expect(isOn()).toBe(true);
  await tap('Keep');
  expect(isOn()).toBe(false);
  expect(await label()).toContain('. You crossed this out.');
});

test('in a what-if an assumed clue is the only one left, and lights its spaces', async () => {
  const { page, shown } = await open();
  const left = () => shown.getByRole('radio', { name: /^Player 2: \d+ left/ });
  await page.tap(shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') }));
  await page.tap(shown.getByRole('button', { name: 'Try it out' }));
  await page.tap(shown.getByRole('button', { name: 'What if?' }));
  shown.getByText('What if this is Player 2’s clue?');
  shown.getByText(/^Still lit: \d+ of 108 spaces\.$/);
  expect(left().getAttribute('aria-label') ?? left().closest('label')?.textContent).toContain(
    '1 left',
  );
  await page.tap(shown.getByRole('button', { name: 'Drop' }));
  expect(shown.queryByText('What if this is Player 2’s clue?')).toBeNull();
});

test('a space’s piece and mark are stored with the board', async () => {
  const { page, shown } = await open();
  // Not by pointer: happy-dom has no layout.
  fireEvent.click(await shown.findByRole('gridcell', { name: /^D4,/ }));
  await page.tap(shown.findByRole('button', { name: 'Player 2: cube' }));
  expect(useStandaloneBoard.getState().pieces).toMatchObject([{ owner: 1, kind: 'cube' }]);
  await page.tap(shown.findByRole('button', { name: 'promising' }));
  page.unmount();

  const later = await open();
  await later.shown.findByRole('gridcell', { name: /^D4,.*promising/ });
  await later.shown.findByText('1 piece');
});

test('the remaining spaces are lit until a clue is selected', async () => {
  const { page, shown } = await open();
  const left = await shown.findByRole('button', { name: 'Spaces left' });
  await waitFor(() => expect(left.getAttribute('aria-disabled')).toBeNull());
  await page.tap(left);
  await shown.findByText(/^\d+ spaces are left$/);
  expect(page.container.querySelector('path.glow')).not.toBeNull();
  await page.tap(shown.findByRole('button', { name: new RegExp(`^${CLUE}`, 'i') }));
  expect(left.getAttribute('aria-pressed')).toBe('false');
  shown.getByText(/^Lights \d+ of 108 spaces\.$/);
});
