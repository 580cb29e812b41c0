// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createChange } from '@/app/_state/changes';
import { NO_LOCAL_STATE, type TableMemory, withoutMemory } from '@/app/_state/tableMemory';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { enter } from '@/app/_state/testing/sendChange';
import type { RecordRequest } from '@/lib/game/record/recordView';
import { FoundForm } from './FoundForm';

const SEARCH: readonly RecordRequest[] = [
  { type: 'start' },
  { type: 'mid-game' },
  { type: 'turn', player: 0 },
  ...[0, 1, 2].map(
    owner => ({ type: 'place', owner, space: { row: 1, col: 1 }, kind: 'disc' }) as const,
  ),
];
const ON_A1 = <FoundForm first={0} />;

test('a find that the record proves asks nobody, unless this phone has unsent entries', async () => {
  const table = await memoryTable(3);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo');
  for (const request of SEARCH) must(await enter(ada.client, 1, request));
  const proven = await ada.show(ON_A1);
  proven.getByText('Nobody put a cube on A1.');
  proven.getByRole('button', { name: 'Found it!' });
  proven.unmount();

  const { record } = must(await ada.client.ask('showTable'));
  const entry = record?.entries.at(-1)?.id ?? null;
  const request = { type: 'undo', entry } as const;
  const changes = [createChange({ type: 'record', seat: 1, dealNumber: 1, request })];
  const memory: TableMemory = {
    ...withoutMemory(ada.client),
    watch(listener) {
      listener.receiveLocalState({ ...NO_LOCAL_STATE, changes });
      return () => {};
    },
  };
  const undone = await ada.show(ON_A1, memory);
  undone.getByText(/^Everyone at the table is asked\./);
  undone.getByRole('button', { name: 'Found it!' });
  expect(undone.queryByText('Nobody put a cube on A1.')).toBeNull();
});
