// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { TableBoard } from '@/app/_table/tableBoard';
import type { Piece } from '@/lib/board/pieces';
import { parseHex } from '@/lib/map/grid';
import type { IdentifiedAction, RecordedAction } from '@/lib/play/boardActions';
import { interpretRecord } from '@/lib/play/interpretRecord';
import { entryId } from '@/lib/testing/arbitraries';
import { named } from '@/lib/testing/entered';
import { useStepWords } from './useStepWords';

const piece = (owner: number, name: string, kind: Piece['kind']): Piece => ({
  owner,
  hex: parseHex(name) ?? -1,
  kind,
});
const SHARED: readonly RecordedAction[] = [0, 1, 2, 0, 1, 2].map(
  (owner, at) => ({ type: 'place', owner, hex: at, kind: 'cube' }) as const,
);
const ASKED: RecordedAction = { type: 'place', ...piece(1, 'D4', 'disc') };
const correct = (as: Piece): RecordedAction => ({
  type: 'correct',
  entry: entryId(SHARED.length),
  as,
});

function Sentences({ actions }: { readonly actions: readonly IdentifiedAction[] }) {
  const stepWords = useStepWords();
  const { steps } = interpretRecord(actions, 3);
  return actions.map((action, at) => (
    <p key={action.id}>{steps[at] && stepWords.action(action, steps[at])}</p>
  ));
}

test.each<[string, RecordedAction, readonly string[]]>([
  [
    'another owner',
    correct(piece(2, 'D4', 'disc')),
    ['Ada asked Cleo about D4: a disc. First entered for Ben.', 'Fixed, D4: Cleo, not Ben.'],
  ],
  [
    'another space',
    correct(piece(1, 'E5', 'disc')),
    ['Ada asked Ben about E5: a disc. First entered on D4.', 'Fixed, Ben: E5, not D4.'],
  ],
  [
    'the other kind',
    correct(piece(1, 'D4', 'cube')),
    ['Ada asked Ben about D4: a cube. First entered as a disc.', 'Fixed, D4: a cube, not a disc.'],
  ],
  [
    'removed',
    { type: 'remove', entry: entryId(SHARED.length) },
    ['Ben: disc on D4, removed later.', 'Ben: no piece on D4 after all.'],
  ],
])(
  'a corrected entry says what was wrong, and the correction says what is right: %s',
  async (_, correction, sentences) => {
    const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
    const { container } = await ada.show(
      <TableBoard>
        <Sentences actions={named([...SHARED, ASKED, correction])} />
      </TableBoard>,
    );
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines.slice(SHARED.length)).toEqual(sentences);
  },
);
