// @vitest-environment happy-dom
import { test } from 'vitest';
import { createChange } from '@/app/_state/changes';
import { tableHere } from '@/app/_state/testing/tableHere';
import { parseHex } from '@/lib/map/grid';
import { RecordScreen } from './RecordScreen';

test('a record that begins late takes what lies there in any order, until somebody says whose turn it is', async () => {
  const [ada] = await (await tableHere(3)).sitDown('Ada', 'Ben', 'Cleo');
  await ada.client.send(
    createChange({ does: 'record', seat: 1, dealt: 1, request: { does: 'start' } }),
  );
  const page = await ada.show(<RecordScreen first={parseHex('D4')} />);
  const press = (name: string) => page.tap(page.getByRole('button', { name }));
  await press('The game has begun already');
  await page.findByText(/Enter every piece that lies there, in any order/);
  await press('Whose turn is it?');
  await press('Cleo');
  await page.findByText('Cleo’s turn: where?');
});
