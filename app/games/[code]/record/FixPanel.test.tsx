// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { TableBoard } from '@/app/_table/tableBoard';
import type { Entry } from '@/lib/game/record/entry';
import { boardOfRecord } from '@/lib/game/record/recordedBoard';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import { entryId } from '@/lib/testing/arbitraries';
import { type FixKind, FixPanel } from './FixPanel';

const at = (name: string): Hex => parseHex(name) ?? -1;
const AUTHOR = { by: 1, at: 0 } as const;
const WRONG = { owner: 0, hex: at('D4'), kind: 'disc' } as const;
const PLACED: Entry = { type: 'place', ...WRONG, id: entryId(0), ...AUTHOR };
const FIXED: Entry = {
  type: 'fix',
  ...WRONG,
  kind: 'cube',
  to: at('F4'),
  id: entryId(1),
  ...AUTHOR,
};

/** Shows the panel for a wrong piece of Ada's at `hex`, with `space` chosen, and collects what is entered. */
async function panelAt(entries: readonly Entry[], hex: Hex, fixKind?: FixKind, space?: Hex) {
  const entered: RecordedAction[] = [];
  const fixKinds: FixKind[] = [];
  const board = boardOfRecord(entries);
  const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  const page = await ada.show(
    <TableBoard>
      <FixPanel
        board={board}
        entries={entries}
        at={hex}
        piece={board.at(hex)[0]}
        fixKind={fixKind}
        space={space}
        onPiece={() => {}}
        onFixKind={chosen => fixKinds.push(chosen)}
        onEnter={action => entered.push(action)}
      />
    </TableBoard>,
  );
  const press = (name: string) => page.tap(page.getByRole('button', { name }));
  const names = page.getAllByRole('button').map(({ textContent }) => textContent);
  return { page, press, names, fixKinds, entered };
}

const ON_G7 = { type: 'correct', as: { ...WRONG, hex: at('G7') } } as const;

test('a wrong piece has four fixes: three ask a second question, the fourth removes it', async () => {
  const { page, press, names, fixKinds, entered } = await panelAt([PLACED], at('D4'));
  page.getByRole('heading', { name: 'D4: what is wrong?' });
  expect(names).toEqual([
    'A cube belongs here',
    'It’s on another space',
    'It’s someone else’s',
    'It isn’t there',
  ]);
  for (const name of names) await press(name);
  expect(fixKinds).toEqual(['kind', 'space', 'owner']);
  expect(entered).toEqual([{ type: 'remove', entry: entryId(0) }]);
});

test('a piece entered on the wrong space is corrected to the chosen one', async () => {
  const { press, entered } = await panelAt([PLACED], at('D4'), 'space', at('G7'));
  await press('Disc on G7');
  expect(entered).toEqual([{ ...ON_G7, entry: entryId(0) }]);
});

test('a piece cannot move until a space is chosen, nor to one where its owner has a piece', async () => {
  const undecided = await panelAt([PLACED], at('D4'), 'space');
  expect(undecided.page.getByRole('button', { name: 'Disc on …' })).toHaveProperty(
    'disabled',
    true,
  );
  undecided.page.getByText('Tap the space.');
  undecided.page.unmount();
  const { page } = await panelAt([PLACED, FIXED], at('D4'), 'space', at('F4'));
  expect(page.getByRole('button', { name: 'Cube on …' })).toHaveProperty('disabled', true);
});

test('a piece entered for the wrong owner is corrected in the entry that placed it', async () => {
  const { press, names, entered } = await panelAt([PLACED, FIXED], at('D4'), 'owner');
  expect(names).toEqual(['2Ben', '3Cleo']);
  await press('Ben: cube');
  const as = { ...WRONG, owner: 1 };
  expect(entered).toEqual([{ type: 'correct', entry: entryId(0), as }]);
});

test('the right piece replaces a wrong one, which moves to the chosen space', async () => {
  const { press, entered } = await panelAt([PLACED], at('D4'), 'kind', at('F4'));
  await press('Cube on D4, disc on F4');
  expect(entered).toEqual([{ type: 'fix', ...WRONG, kind: 'cube', to: at('F4') }]);
});

test('for a piece that a fix moved, another owner is not offered', async () => {
  const { page, names } = await panelAt([PLACED, FIXED], at('F4'));
  expect(names).not.toContain('It’s someone else’s');
  expect(names).toHaveLength(3);
  page.unmount();
  const { press, entered } = await panelAt([PLACED, FIXED], at('F4'), 'space', at('G7'));
  await press('Disc on G7');
  expect(entered).toEqual([{ ...ON_G7, entry: entryId(1) }]);
});
