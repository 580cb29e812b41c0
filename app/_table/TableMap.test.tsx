// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { TableMap } from './TableMap';

async function showMap() {
  const table = await memoryTable(3, { seed: 'instrument' });
  const [ada] = await table.sitDown('Ada');
  return ada.show(<TableMap />);
}

/** Queries by attribute, because queries by role are slow over 108 spaces. */
function found<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}
const grid = () => found('[role="grid"]');
const space = (name: string) => found(`[role="gridcell"][aria-label^="${name},"]`);
const cells = (label: string) =>
  document.querySelectorAll(`[role="gridcell"][aria-label*="${label}"]`);
const row = () => within(found('.map-reading'));
const reading = () => found('.map-reading').textContent;

test('arrow keys move between the hexes, only one of which is a tab stop', async () => {
  const { user } = await showMap();
  const stops = () => grid().querySelectorAll('[tabindex="0"]');
  expect(grid().getAttribute('aria-label')).toMatch(/^Choose a space/);
  expect(grid().querySelectorAll('[role="row"]')).toHaveLength(9);
  expect(grid().querySelectorAll('[role="gridcell"]')).toHaveLength(108);
  expect(stops()).toHaveLength(1);

  space('F5').focus();
  for (const [keys, name] of [
    ['{ArrowRight}', 'G5'],
    ['{ArrowUp}', 'G4'],
    ['{Home}', 'A4'],
    ['{Control>}{End}{/Control}', 'L9'],
    ['{ArrowDown}', 'L9'],
  ] as const) {
    await user.keyboard(keys);
    expect(document.activeElement).toBe(space(name));
    expect(space(name).getAttribute('aria-selected')).toBe('true');
    expect(reading()).toContain(name);
    expect(stops()).toHaveLength(1);
  }
});

test('each press lights the spaces one step further out, and the last one turns the light off', async () => {
  const { user } = await showMap();
  // A click without coordinates, as from a screen reader: happy-dom has no layout for a pointer to hit.
  const tapF5 = () => act(() => space('F5').click());
  const off = { name: 'Light up the spaces near F5' };
  expect(row().queryByRole('button', off)).toBeNull();
  tapF5();
  await user.click(await row().findByRole('button', off));
  for (const [steps, count] of [
    ['1 space', 7],
    ['2 spaces', 19],
    ['3 spaces', 37],
  ] as const) {
    expect(cells(`within ${steps} of F5`)).toHaveLength(count);
    const near = row().getByRole('button', { name: `within ${steps} of F5` });
    expect(near.getAttribute('aria-pressed')).toBe('true');
    await user.click(near);
  }
  expect(row().getByRole('button', off).getAttribute('aria-pressed')).toBe('false');
  expect(cells('of F5')).toHaveLength(0);
  // A second tap deselects the space.
  tapF5();
  expect(row().queryByRole('button', off)).toBeNull();
});

test('the legend names the signs, and describes the map in words', async () => {
  const { user, tap, findByRole } = await showMap();
  await user.click(row().getByRole('button', { name: 'What the signs mean' }));
  const sheet = within(await findByRole('dialog', { name: 'On the map' }));
  const signs = within(sheet.getByRole('list', { name: 'Legend' }));
  expect(signs.getAllByRole('listitem')).toHaveLength(12);
  expect(sheet.queryAllByRole('term')).toHaveLength(0);
  await tap(sheet.findByRole('button', { name: /^The map in words/ }));
  const terms = sheet.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.filter(term => /standing stone/.test(term))).toHaveLength(3);
  expect(terms.filter(term => /bear territory/.test(term))).not.toHaveLength(0);
  await tap(sheet.findByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog')).toBeNull();
});
