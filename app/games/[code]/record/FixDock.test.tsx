// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tableHere } from '@/app/_state/testing/tableHere';
import { boardOfRecord, type Entry } from '@/lib/game/record/gameRecord';
import { pieceView, type RecordedActionView } from '@/lib/game/record/recordView';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { entryId } from '@/lib/testing/arbitraries';
import { FixDock } from './FixDock';

const at = (name: string): Hex => parseHex(name) ?? -1;
const told = { by: 1, at: 0 } as const;
const WRONG = { owner: 0, hex: at('D4'), kind: 'disc' } as const;
const PLACED: Entry = { does: 'place', ...WRONG, id: entryId(0), ...told };
const MENDED: Entry = {
  does: 'fix',
  ...WRONG,
  kind: 'cube',
  to: at('F4'),
  id: entryId(1),
  ...told,
};

/** Shows the dock for a wrong piece of Ada's at `hex`, with `space` chosen, and collects what is entered. */
async function dockAt(entries: readonly Entry[], hex: Hex, space?: Hex) {
  const entered: RecordedActionView[] = [];
  const board = boardOfRecord(entries);
  const [ada] = await (await tableHere(3)).sitDown('Ada', 'Ben', 'Cleo');
  const page = await ada.show(
    <FixDock
      board={board}
      entries={entries}
      at={hex}
      piece={board.at(hex)[0]}
      space={space}
      onPiece={() => {}}
      onEnter={action => entered.push(action)}
      onStop={() => {}}
    />,
  );
  return { page, entered };
}

test('a piece that was entered on the wrong space lay on the chosen one from the start', async () => {
  const { page, entered } = await dockAt([PLACED], at('D4'), at('G7'));
  await page.tap(page.getByRole('button', { name: 'It was on G7 all along' }));
  const as = pieceView({ ...WRONG, hex: at('G7') });
  expect(entered).toEqual([{ does: 'correct', entry: entryId(0), as }]);
});

test('without another space, or where a piece of theirs lies, there is no such way', async () => {
  const { page } = await dockAt([PLACED], at('D4'));
  expect(page.queryByRole('button', { name: /all along/ })).toBeNull();
  page.unmount();
  const mended = await dockAt([PLACED, MENDED], at('D4'), at('F4'));
  expect(mended.page.queryByRole('button', { name: /all along/ })).toBeNull();
});

test('it was another’s, or never there: what is said names the entry, as it was entered', async () => {
  const { page, entered } = await dockAt([PLACED, MENDED], at('D4'));
  await page.tap(page.getByRole('button', { name: 'Ben: cube' }));
  await page.tap(page.getByRole('button', { name: 'It isn’t there' }));
  expect(entered).toEqual([
    { does: 'correct', entry: entryId(0), as: pieceView({ ...WRONG, owner: 1 }) },
    { does: 'remove', entry: entryId(0) },
  ]);
});

test('the wrong piece that a mending left elsewhere is its owner’s', async () => {
  const { page, entered } = await dockAt([PLACED, MENDED], at('F4'), at('G7'));
  expect(page.queryByText('Whose piece was it?')).toBeNull();
  await page.tap(page.getByRole('button', { name: 'It was on G7 all along' }));
  const as = pieceView({ ...WRONG, hex: at('G7') });
  expect(entered).toEqual([{ does: 'correct', entry: entryId(1), as }]);
});
