// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { must, tableHere } from '@/app/_state/testing/tableHere';
import { address } from '@/app/_ui/testing/nextNavigation';
import { MODES } from '@/lib/data/terms';
import { placeAt, tileAt } from '@/lib/testing/mapCodeRead';
import { LayScreen } from './LayScreen';

// There is no screen here that could fall asleep.
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

test.each(MODES)('a table lays the map of the %s game, step by step', async mode => {
  const table = await tableHere(4, { mode, seed: `lay ${mode}`, laid: false });
  const phone = table.phone('a phone on the table');
  const { mapCode } = must(await phone.client.loadTable());
  const structures = ['standing stone', 'shack'].flatMap(kind =>
    COLORS[mode].map(color => `${color} ${kind}`),
  );
  const count = PLACES.length + structures.length + 1;
  const at = (step: number) => `/games/${table.code}/lay?step=${step}`;

  address.set(at(1));
  const { tap, findByText } = await phone.show(<LayScreen code={table.code} mapCode={mapCode} />);
  const goTo = async (step: number) => {
    act(() => address.set(at(step)));
    await findByText(`step ${step} of ${count}`);
    return within(found('.step'));
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

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}
