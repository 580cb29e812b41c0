// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { DealTable } from '@/app/new/table/DealTable';
import { parseHex } from '@/lib/map/grid';
import { useDraft } from './draftStore';

await Promise.all([
  import('./DraftTiles'),
  import('./DraftStructures'),
  import('@/app/_map/LiveMap'),
]);

const LAST = 'bottom right';
const FIRST = 'top left';

beforeEach(() => {
  address.set('/new/table');
  useDraft.setState(useDraft.getInitialState(), true);
});

/** Renders the page and waits until its lazy parts have loaded. */
async function open() {
  const shown = await renderInWords(<DealTable />);
  await screen.findByRole('button', { name: 'Undo' });
  await act(async () => {});
  return shown;
}

/** Queries the DOM directly: by role it would be slow over the 108 spaces of a map. */
const button = (name: string | RegExp) => {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.filter(each =>
    matches(each.getAttribute('aria-label') ?? each.textContent, name),
  );
  expect(found, `${name}`).toHaveLength(1);
  return found[0] as HTMLElement;
};
const matches = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text === name : name.test(text);
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const layTile = (tile: number) => tap(`Place tile ${tile}`);
const slot = (place: string, content: string) => button(new RegExp(`^${place}: ${content}`));

const structures = () => within(screen.getByRole('group', { name: /structure/i }));
function space(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-hex="${parseHex(name)}"]`);
  if (found === null) throw new Error(`no space ${name}`);
  return found;
}

test('entries can be undone, and survive a reload', async () => {
  const { unmount } = await open();
  await tap(new RegExp(`^${LAST}: empty`));
  await layTile(2);
  await layTile(6);
  slot(LAST, 'tile 2');
  slot(FIRST, 'tile 6');

  // Simulates a reload: only the stored data survives.
  unmount();
  const stored = localStorage.getItem('fieldbook-own-table') ?? '';
  useDraft.setState(useDraft.getInitialState(), true);
  localStorage.setItem('fieldbook-own-table', stored);
  await open();
  slot(LAST, 'tile 2');
  await tap('Undo');
  slot(FIRST, 'empty');
  await tap('Remove tile 2');
  slot(LAST, 'empty');
});

test('the rest can be filled in at random, and two structures never share a space', async () => {
  await open();
  await layTile(5);
  await tap('At random');
  await screen.findByText(/^All placed\./);
  const label =
    document.querySelector('[role=img][aria-label^=Map]')?.getAttribute('aria-label') ?? '';
  const [, taken = ''] = /white standing stone on (\w\d)/.exec(label) ?? [];
  await act(
    async () => void fireEvent.click(structures().getByRole('radio', { name: /^blue shack/ })),
  );
  await act(async () => void fireEvent.click(space(taken)));
  screen.getByText(new RegExp(`white standing stone is on ${taken} already`, 'i'));

  await tap('Tiles');
  slot(FIRST, 'tile 5, upright');
});

test('a structure can be placed by keyboard alone', async () => {
  await open();
  for (const tile of [1, 2, 3, 4, 5, 6]) await layTile(tile);
  await tap('Continue to the structures');
  await act(async () => void fireEvent.keyDown(space('F5'), { key: 'ArrowDown' }));
  expect(document.activeElement).toBe(space('F6'));
  await act(async () => void fireEvent.keyDown(space('F6'), { key: 'Enter' }));
  expect(screen.getByText(/^Tap the space where the/).textContent).toBe(
    'Tap the space where the green standing stone is.',
  );
  structures().getByRole('radio', { name: /^white standing stone, on F6/ });
});
