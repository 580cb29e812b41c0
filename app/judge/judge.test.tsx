// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDraft } from '@/app/_draft/draftStore';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { JudgeScreen } from './JudgeScreen';
import { useCard } from './judgeStore';
import { JudgeTable } from './table/JudgeTable';

await Promise.all([
  import('./JudgedMap'),
  import('@/app/_draft/DraftTiles'),
  import('@/app/_draft/DraftStructures'),
]);

/** A real game: these three clues leave only D6. */
const CODE = 'B74362132084212850838A';
const NOT_BLACK = 'Not within three spaces of a black structure';
const DESERT = 'Within one space of desert';
const NOT_BEAR = 'Not within two spaces of bear territory';
const BEAR = 'Within two spaces of bear territory';

beforeEach(() => {
  address.set('/judge');
  useCard.setState(useCard.getInitialState(), true);
  useDraft.setState(useDraft.getInitialState(), true);
});

async function openCard(code: string) {
  const shown = await renderInWords(<JudgeScreen />);
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Map code' }), {
      target: { value: code },
    });
  });
  return shown;
}

/** The page without the sheets that open from it. */
const verdict = () => within(screen.getByRole('main'));
const clues = () => within(verdict().getByRole('list', { name: 'Clues on the card' }));

async function openSheet() {
  fireEvent.click(verdict().getByText('Add a clue'));
  const sheet = document.querySelector('dialog');
  if (sheet === null) throw new Error('no sheet has opened');
  within(sheet).getByRole('heading', { name: 'Which clue?' });
  return within(sheet);
}

async function addClue(clue: string) {
  const sheet = await openSheet();
  if (clue.startsWith('Not ')) fireEvent.click(sheet.getByRole('radio', { name: 'with “not”' }));
  fireEvent.click(sheet.getByText(clue));
  clues().getByText(clue);
}

test('a disputed card is judged clue by clue, and can be corrected', async () => {
  const { unmount } = await openCard(CODE);
  for (const clue of [NOT_BLACK, DESERT, BEAR]) await addClue(clue);
  expect(verdict().getAllByRole('alert')[0]?.textContent).toMatch(/spaces? fit/i);
  const [first, ...others] = clues().getAllByRole('listitem');
  expect(others).toHaveLength(2);
  expect(first?.textContent).toMatch(/\d+ spaces · /);

  fireEvent.click(clues().getByRole('button', { name: /^Remove clue 3/ }));
  await addClue(NOT_BEAR);
  verdict().getByText('This card is fair');

  // Simulates a page reload: only session storage survives.
  unmount();
  const stored = sessionStorage.getItem('fieldbook-judge') ?? '';
  useCard.setState(useCard.getInitialState(), true);
  sessionStorage.setItem('fieldbook-judge', stored);
  window.dispatchEvent(new Event('storage'));
  await act(async () => void (await renderInWords(<JudgeScreen />)));
  verdict().getByText('This card is fair');
});

test('a normal map has no clues with “not” or about black structures', async () => {
  await openCard('intro_AB378C2B1770744B57');
  const sheet = await openSheet();
  expect(sheet.getAllByRole('listitem')).toHaveLength(23);
  expect(sheet.queryAllByRole('radio')).toHaveLength(0);
  expect(sheet.queryByText(/black/)).toBeNull();
});

test('a map without a code can be entered by tapping', async () => {
  const judge = await renderInWords(<JudgeScreen />);
  fireEvent.click(screen.getByRole('link', { name: /^Enter your tiles/ }));
  expect(address.current).toBe('/judge/table');
  judge.unmount();
  const entry = await renderInWords(<JudgeTable />);
  fireEvent.click(await screen.findByRole('button', { name: 'At random' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use this map' }));
  await act(async () => {});
  expect(address.current).toBe('/judge');
  entry.unmount();
  await act(async () => void (await renderInWords(<JudgeScreen />)));
  verdict().getByText('Add a clue');
  verdict().getByRole('button', { name: /^Map code/ });
});
