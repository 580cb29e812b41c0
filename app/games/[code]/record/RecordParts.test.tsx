// @vitest-environment happy-dom
import { test } from 'vitest';
import { createChange } from '@/app/_state/changes';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { parseHex } from '@/lib/map/grid';
import { RecordScreen } from './RecordScreen';

test('a record started in mid-game takes pieces in any order until the current player is chosen', async () => {
  const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  await ada.client.send(
    createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'start' } }),
  );
  const page = await ada.show(<RecordScreen first={parseHex('D4')} />);
  // Some are on a sheet whose script is loaded later.
  const press = async (name: string) => page.tap(await page.findByRole('button', { name }));
  await press('Already begun');
  await page.findByText(/Enter every piece on the board, in any order/);
  await press('Whose turn is it?');
  await press('Cleo');
  await page.findByText('Cleo’s turn: which space?');
});
