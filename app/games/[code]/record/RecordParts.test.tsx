// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createChange } from '@/app/_state/changes';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { enter } from '@/app/_state/testing/sendChange';
import { placeView } from '@/lib/game/views/views';
import { parseHex } from '@/lib/map/grid';
import { RecordScreen } from './RecordScreen';

test('a record started in mid-game takes pieces in any order until the current player is chosen', async () => {
  const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  await ada.client.send(
    createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'start' } }),
  );
  const page = await ada.show(<RecordScreen first={parseHex('D4')} />);
  const press = (name: string) => page.tap(page.getByRole('button', { name }));
  await press('Game already begun');
  await page.findByText(/Enter every piece on the board, in any order/);
  await press('Whose turn is it?');
  await press('Cleo');
  await page.findByText('Cleo’s turn: where?');
});

test('a search whose wrong cube was fixed can be resumed from the dock of the next piece', async () => {
  const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  const put = (owner: number, name: string, kind: 'disc' | 'cube') =>
    ({ type: 'place', owner, space: placeView(parseHex(name) ?? -1), kind }) as const;
  for (const request of [
    { type: 'start' } as const,
    { type: 'turn', player: 0 } as const,
    put(0, 'D4', 'disc'),
    put(1, 'D4', 'cube'),
    { ...put(1, 'D4', 'disc'), type: 'fix', to: put(1, 'F4', 'cube').space } as const,
  ])
    must(await enter(ada.client, 1, request));
  const page = await ada.show(<RecordScreen first={undefined} />);
  const resumeName = /^Continue the search of D4\?/;
  await page.findByRole('heading', { name: 'Ada’s penalty cube: where?' });
  page.getByRole('button', { name: 'Cube on …' });
  await page.tap(page.getByRole('button', { name: resumeName }));
  await page.findByRole('heading', { name: 'Cleo: disc or cube on D4?' });
  page.getByText('The search of D4 continues.');
  expect(page.queryByRole('button', { name: resumeName })).toBeNull();
});
