// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useOpenAttempt } from '@/app/_phone/puzzleAttempt';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import { forgetStrokes } from '@/app/_phone/puzzleStrokes';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { formatHex } from '@/lib/map/hexName';
import { explain } from '@/lib/puzzle/explain';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { SolvePane } from './SolvePane';

const LINKED = 'l3.BA318602525642003A.t.2+I33-J73-A5';

beforeEach(() => {
  usePuzzles.setState({ attempts: [], ready: {} }, true);
  useOpenAttempt.setState({ attempt: null });
  forgetStrokes();
});

async function open() {
  const read = parsePuzzle(LINKED);
  if (!read.ok) throw new Error(read.error);
  const opened = read.value;
  const rendered = await renderInWords(
    <SolvePane text={LINKED} opened={opened} isNew next={{ label: 'Next', open: () => undefined }}>
      {parts => Object.entries(parts).map(([name, part]) => <div key={name}>{part}</div>)}
    </SolvePane>,
  );
  const [[clue] = []] = opened.start;
  const [step] = explain(opened);
  if (clue === undefined || step?.idea !== 'alone') throw new Error('this puzzle begins otherwise');
  const rows = screen.getByRole('group', { name: 'Clues that Player 2 may have' });
  const space = (hex: number) =>
    screen.getByRole('gridcell', { name: new RegExp(`^${formatHex(hex)},`) });
  /** Like a screen reader. */
  const tapSpace = (hex: number) => fireEvent.click(space(hex), { detail: 0 });
  const press = (key: string, code = key, from: Element | null = document.activeElement) =>
    fireEvent.keyDown(from ?? document.body, { key, code });
  return { ...rendered, opened, step, rows, clue: en.clues.short[clue.id], space, tapSpace, press };
}

test('the caption prompts for a first tap; then the clues that allow the pinned space are labelled so', async () => {
  const { step, rows, tapSpace, tap } = await open();
  screen.getByText('Tap a lit space', { exact: false });
  expect(screen.queryByRole('button', { name: /this is it$/ })).toBeNull();
  tapSpace(step.space);
  const name = formatHex(step.space);
  screen.getByRole('button', { name: `${name}: this is it` });
  expect(
    within(rows).getAllByRole('button', { name: new RegExp(`, allows ${name}$`) }),
  ).toHaveLength(step.clues[0]?.space.length ?? 0);
  tapSpace(step.beside);
  screen.getByText(`No clue allows ${name} and not ${formatHex(step.beside)}`);
  await tap(screen.getByRole('button', { name: 'Not here' }));
  if (step.spaces.length > 1) {
    await tap(screen.getByRole('button', { name: 'Not these either' }));
  }
  screen.getByText(
    (_, element) =>
      element?.className === 'solve-count' &&
      element.textContent === `${step.light.length - step.spaces.length} spaces left`,
  );
});

type Key = readonly [key: string, code: string];
interface Keys {
  readonly two: Key;
  readonly strike: Key;
  readonly undo: Key;
}

test.each<[string, Keys]>([
  ['a Latin keyboard', { two: ['2', 'Digit2'], strike: ['x', 'KeyX'], undo: ['u', 'KeyU'] }],
  ['AZERTY', { two: ['é', 'Digit2'], strike: ['x', 'KeyX'], undo: ['u', 'KeyU'] }],
  ['Cyrillic letters', { two: ['2', 'Digit2'], strike: ['ч', 'KeyX'], undo: ['г', 'KeyU'] }],
])('keyboard shortcuts work with %s', async (_, { two, strike, undo }) => {
  const { rows, clue, press } = await open();
  press(two[0], two[1], rows);
  const cell = within(rows).getByRole('button', { name: clue });
  expect(document.activeElement).toBe(cell);
  press(...strike);
  expect(cell.getAttribute('aria-label')).toBe(`${clue}, crossed out`);
  press(...undo);
  expect(cell.getAttribute('aria-label')).toBe(clue);
});

test('keys pin a space, compare another, cross it out, and answer with the habitat', async () => {
  const { opened, space, press } = await open();
  press('m', 'KeyM', screen.getByRole('group', { name: /Player 2/ }));
  const from = document.activeElement;
  expect(from?.getAttribute('role')).toBe('gridcell');
  press('Enter');
  press('ArrowDown');
  screen.getByText(/ allows? .* and not /);
  press('x');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
  space(opened.habitat).focus();
  press('Enter');
  press('a', 'KeyA');
  screen.getByRole('heading', { name: `You found it: ${formatHex(opened.habitat)}` });
  screen.getByText('Crossed out: 0 clues, 1 space');
});

test('a key pressed outside the pane does nothing', async () => {
  const { press } = await open();
  press('h', 'KeyH', document.body);
  expect(screen.queryByRole('heading', { name: 'Where to look' })).toBeNull();
});
