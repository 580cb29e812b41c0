import { expect, test } from 'vitest';
import type { PieceKind } from '@/lib/board/pieces';
import { parseHex } from '@/lib/map/grid';
import type { BoardAction } from '@/lib/play/boardActions';
import { interpretActions } from '@/lib/play/interpretRecord';
import { panelOf } from './panel';

const at = (name: string) => parseHex(name) ?? -1;
const put = (owner: number, name: string, kind: PieceKind): BoardAction => ({
  type: 'place',
  owner,
  hex: at(name),
  kind,
});
const TABLE = { players: 3, starter: 3 } as const;
const SHARED = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].map((name, index) =>
  put(index % 3, name, 'cube'),
);
const panelAfter = (...actions: BoardAction[]) =>
  panelOf(interpretActions([...SHARED, ...actions], 3).nextStep, TABLE);

test('the first cube is the starting player’s, and each later one is the next player’s', () => {
  const shareAfter = (count: number) =>
    panelOf(interpretActions(SHARED.slice(0, count), 3).nextStep, TABLE);
  const share = { type: 'piece', what: 'share', kind: 'cube' };
  expect(shareAfter(0)).toMatchObject({ ...share, player: 2, owners: [2] });
  expect(shareAfter(1)).toMatchObject({ ...share, player: 1, owners: [1] });
});

test('a cube is followed by the payment, a disc by the next turn', () => {
  expect(panelAfter()).toEqual({ type: 'palette', player: 0 });
  expect(panelAfter(put(1, 'E5', 'cube'))).toMatchObject({
    what: 'pay',
    owners: [0],
    kind: 'cube',
  });
  expect(panelAfter(put(1, 'E5', 'disc'))).toEqual({ type: 'palette', player: 1 });
});

test('a search has a panel for each answer, until the habitat is found', () => {
  const search = put(0, 'E5', 'disc');
  expect(panelAfter(search)).toMatchObject({ type: 'answer', owner: 1, kinds: ['disc', 'cube'] });
  const answered = [search, put(1, 'E5', 'disc')];
  expect(panelAfter(...answered)).toMatchObject({ type: 'answer', owner: 2 });
  const all = [...answered, put(2, 'E5', 'disc')];
  expect(panelAfter(...all)).toEqual({ type: 'found', player: 0, hex: at('E5') });
});

test('a searcher whose disc is already on the space places another disc elsewhere', () => {
  const own = [put(1, 'E5', 'disc'), put(1, 'E5', 'disc')];
  expect(panelAfter(...own)).toMatchObject({ type: 'piece', what: 'another-disc', kind: 'disc' });
});
