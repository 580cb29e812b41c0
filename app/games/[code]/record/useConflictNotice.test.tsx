// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Change, createChange, without } from '@/app/_state/changes';
import { withChange } from '@/app/_state/outboxChanges';
import { NO_LOCAL_STATE, type TableMemory, withoutMemory } from '@/app/_state/tableMemory';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { enter } from '@/app/_state/testing/sendChange';
import type { RecordedActionView } from '@/lib/game/record/recordView';
import { placeView } from '@/lib/game/views/views';
import { parseHex } from '@/lib/map/grid';
import { RecordScreen } from './RecordScreen';

const place = (owner: number, name: string, kind: 'cube' | 'disc' = 'cube') =>
  ({ type: 'place', owner, space: placeView(parseHex(name) ?? -1), kind }) as const;

/**
 * All have shared and it was Ada's turn, when another phone entered `theirs`. At the same moment hers entered Cleo's
 * disc on E3, which was refused as a conflict.
 */
async function board(...theirs: readonly RecordedActionView[]) {
  const [ada, ben] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  must(await enter(ada.client, 1, { type: 'start' }));
  for (const [index, name] of ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].entries())
    must(await enter(ada.client, 1, place(index % 3, name)));
  for (const action of theirs) must(await enter(ben.client, 2, action));
  const means = { step: 'question', turn: 1, player: 0 } as const;
  const request = { ...place(2, 'E3', 'disc'), means };
  const late = createChange({ type: 'record', seat: 1, dealNumber: 1, request });
  let changes: readonly Change[] = [{ ...late, refused: { code: 'record-conflict' } }];
  let publish = () => {};
  const memory: TableMemory = {
    ...withoutMemory(ada.client),
    watch(listener) {
      publish = () => listener.receiveLocalState({ ...NO_LOCAL_STATE, changes, queued: changes });
      publish();
      return () => {};
    },
    async send(change) {
      changes = withChange(changes, change);
      publish();
      const answer = await ada.client.send(change);
      changes = without(changes, change.id);
      publish();
      return answer;
    },
    forget(id) {
      changes = without(changes, id);
      publish();
    },
  };
  const page = await ada.show(<RecordScreen first={undefined} />, memory);
  return {
    page,
    tap: (name: string | RegExp) => page.tap(page.findByRole('button', { name })),
    changes: () => changes,
    async entered() {
      const { record } = must(await ada.client.loadTable());
      return record?.entries
        .slice(6)
        .map(entry => ('as' in entry ? [entry.type, entry.as] : entry.type));
    },
  };
}

test('if the same answer was entered on another space, the sheet asks which is right, and the other is corrected', async () => {
  const { page, tap, entered, changes } = await board(place(2, 'E2', 'disc'));
  await tap('E2 or E3?');
  const text = 'Another phone entered just now: Cleo’s disc on E2. Yours is on E3.';
  expect(page.getByText(text)).toBeTruthy();
  expect(page.queryByText(/didn’t count/)).toBeNull();
  await tap(/^E3, not E2/);
  const { type: _, ...mine } = place(2, 'E3', 'disc');
  await waitFor(async () => expect(await entered()).toEqual(['place', ['correct', mine]]));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([]);
});

test('both answers can be entered, and the sheet shows what the second now means', async () => {
  const { page, tap, entered } = await board(place(2, 'E2', 'disc'), place(0, 'F4', 'disc'));
  await tap('E2 or E3?');
  await tap(/^Both Cleo’s turn now: a search on E3$/);
  await waitFor(async () => expect(await entered()).toEqual(['place', 'place', 'place']));
  expect(page.queryByText('E2 or E3?')).toBeNull();
});

test('the conflicting piece can be dropped', async () => {
  const { page, tap, entered, changes } = await board(place(2, 'E2', 'disc'));
  await tap('E2 or E3?');
  await tap('E2, without mine');
  await waitFor(() => expect(page.queryByText('E2 or E3?')).toBeNull());
  expect(await entered()).toEqual(['place']);
  expect(changes()).toEqual([]);
});

test('after another player’s answer the sheet asks whether the piece still counts', async () => {
  const { page, tap, entered } = await board(place(1, 'E2', 'disc'));
  await tap('Does E3 still count?');
  expect(
    page.getByText(
      'Another phone was faster. Ada asked Ben at E2: a disc. Yours: Cleo’s disc on E3.',
    ),
  ).toBeTruthy();
  expect(page.queryByRole('button', { name: /E3, not/ })).toBeNull();
  await tap(/^Enter it all the same Ben asked Cleo at E3: a disc\.$/);
  await waitFor(async () => expect(await entered()).toEqual(['place', 'place']));
});
