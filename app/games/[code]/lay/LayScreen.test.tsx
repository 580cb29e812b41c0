import { act, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loseAnswer, memoryTable, must } from '@/app/_state/testing/memoryTable';
import { address } from '@/app/_ui/testing/nextNavigation';
import { en } from '@/app/_words/words';
import { MODES } from '@/lib/data/terms';
import { formatMapCode } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { anyMap } from '@/lib/testing/arbitraries';
import { placeAt, tileAt } from '@/lib/testing/mapCodeRead';
import { LayScreen, laySteps, parseStep } from './LayScreen';

// @vitest-environment happy-dom

// happy-dom has no screen to keep awake.
vi.mock('@/app/_ui/stayAwake', () => ({ stayAwake: () => undefined }));

const PLACES = [
  'top left',
  'top right',
  'middle left',
  'middle right',
  'bottom left',
  'bottom right',
];
const COLORS = {
  normal: ['white', 'green', 'blue'],
  advanced: ['white', 'green', 'blue', 'black'],
};

test.each(MODES)('the steps lay the map piece by piece in %s mode', async mode => {
  const table = await memoryTable(4, { mode, seed: `lay ${mode}`, laid: false });
  const phone = table.phone('a phone on the table');
  const { mapCode } = must(await phone.client.ask('showTable'));
  const structures = ['standing stone', 'shack'].flatMap(kind =>
    COLORS[mode].map(color => `${color} ${kind}`),
  );
  const count = PLACES.length + structures.length + 1;
  const at = (step: number) => `/games/${table.code}/lay?step=${step}`;

  address.set(`/games/${table.code}/lay`);
  const { tap, findByText, findByRole, getAllByText } = await phone.show(
    <LayScreen code={table.code} mapCode={mapCode} />,
  );
  // At first the whole map, and how each tile lies.
  await findByRole('heading', { name: en.lay.whole });
  expect(getAllByText(/^Tile \d, /).map(({ textContent }) => textContent)).toEqual(
    PLACES.map((_, slot) => {
      const { tile, side } = tileAt(mapCode, slot);
      return `Tile ${tile}, ${side}`;
    }),
  );
  await tap(findByRole('button', { name: en.lay.stepByStep }));
  const goTo = async (step: number) => {
    act(() => address.set(at(step)));
    await findByText(`step ${step} of ${count}`);
    return within(found('main'));
  };

  for (const [slot, place] of PLACES.entries()) {
    const page = await goTo(slot + 1);
    const { tile, side, corner } = tileAt(mapCode, slot);
    await page.findByRole('heading', { name: `Tile ${tile}, ${side}` });
    page.getByRole('img', { name: new RegExp(`number at the ${corner}`) });
    page.getByText(new RegExp(`It goes at the ${place}`));
  }
  for (const [index, structure] of structures.entries()) {
    const page = await goTo(PLACES.length + index + 1);
    const { name, column, row } = placeAt(mapCode, index);
    await page.findByRole('heading', { name: new RegExp(`^${structure}$`, 'i') });
    page.getByRole('img', { name: new RegExp(`${structure} on ${name}`) });
    page.getByText(new RegExp(`column ${column} from the left, space ${row} from the top`));
  }
  const page = await goTo(count);
  await page.findByRole('heading', { name: 'Compare' });
  await tap(within(found('.page-head')).findByRole('link', { name: 'Go to the table' }));
  expect(address.current).toBe(`/games/${table.code}`);
});

test('marking the map as laid leads to the table, even if the response never arrives', async () => {
  const table = await memoryTable(3, { laid: false });
  const phone = table.phone('a phone on the table');
  loseAnswer(phone.client, 'markMapLaid', () => new Promise(() => {}));
  const { mapCode } = must(await phone.client.ask('showTable'));
  address.set(`/games/${table.code}/lay?step=99`);
  const page = await phone.show(<LayScreen code={table.code} mapCode={mapCode} />);
  await page.tap(page.findByRole('button', { name: en.lay.laid }));
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}`));
});

test('a player who is still comparing stays on the page when another phone marks the map as laid', async () => {
  const table = await memoryTable(3, { laid: false });
  const phone = table.phone('a phone on the table');
  const { mapCode } = must(await phone.client.ask('showTable'));
  address.set(`/games/${table.code}/lay?step=99`);
  const page = await phone.show(<LayScreen code={table.code} mapCode={mapCode} />);
  await page.findByRole('button', { name: en.lay.laid });
  must(await table.phone('another').client.ask('markMapLaid'));
  await waitFor(() => expect(page.queryByRole('button', { name: en.lay.laid })).toBeNull());
  expect(address.current).toBe(`/games/${table.code}/lay?step=99`);
});

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}

test('following the steps lays exactly the map of the code', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const steps = laySteps(map);
      const tiles = steps.flatMap(step =>
        step.kind === 'tile' ? (map.tiles[step.slot] ?? []) : [],
      );
      const structures = steps.flatMap(step => (step.kind === 'structure' ? step.structure : []));
      expect(formatMapCode({ tiles, structures })).toBe(formatMapCode(map));
    }),
  );
});

test('the steps are the tiles, then the structures, counted, then the comparison', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const steps = laySteps(map);
      expect(steps.slice(0, 6)).toEqual(SLOTS.map(slot => ({ kind: 'tile', slot })));
      expect(steps.slice(6, -1)).toMatchObject(
        map.structures.map((_, index) => ({ kind: 'structure', placed: index + 1 })),
      );
      expect(steps.at(-1)).toEqual({ kind: 'compare' });
    }),
  );
});

test.each([
  [null, 0],
  ['', 0],
  ['tile', 0],
  ['-3', 0],
  ['0', 0],
  ['1', 1],
  ['7', 7],
  ['7.9', 7],
  ['13', 13],
  ['14', 13],
  ['1e9', 1],
  ['99999999999999999999', 13],
])('an address with step %j opens step %i of 13', (text, step) => {
  expect(parseStep(text, 13)).toBe(step);
});
