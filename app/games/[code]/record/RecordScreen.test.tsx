// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Change, createChange, without } from '@/app/_state/changes';
import type { TableClient } from '@/app/_state/tableClient';
import { NO_LOCAL_STATE, type TableMemory, withoutMemory } from '@/app/_state/tableMemory';
import { endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { noticeBar, untilNoNotices } from '@/app/_state/testing/notices';
import { enter } from '@/app/_state/testing/sendChange';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { placeView } from '@/lib/game/views/views';
import { parseHex } from '@/lib/map/grid';
import { RecordScreen } from './RecordScreen';

/** A phone with slow storage and network: a change appears once `written` resolves, and is sent once `sent` does. */
function slowMemory(
  client: TableClient,
  { written, sent = written }: { readonly written: Promise<void>; readonly sent?: Promise<void> },
): TableMemory {
  let changes: readonly Change[] = [];
  let show = () => {};
  return {
    ...withoutMemory(client),
    watch(listener) {
      show = () => listener.receiveLocalState({ ...NO_LOCAL_STATE, changes });
      return () => {};
    },
    async send(change) {
      await written;
      changes = [...changes, change];
      show();
      await sent;
      const answer = await client.send(change);
      changes = without(changes, change.id);
      if (answer.ok) show();
      return answer;
    },
  };
}

const tap = (page: Rendered, name: string | RegExp) =>
  page.tap(page.findByRole('button', { name }));

async function skipTurn(page: Rendered) {
  await tap(page, /^Entries/);
  await tap(page, en.record.skipTurn);
}

/** All have shared and it is Ada's turn. Shows the board on her phone; storage waits until `whenWritten` is called. */
async function board() {
  const table = await memoryTable(3);
  const [{ client, ...ada }] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await enter(client, 1, { type: 'start' }));
  for (const [index, name] of ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].entries()) {
    const space = placeView(parseHex(name) ?? -1);
    must(await enter(client, 1, { type: 'place', owner: index % 3, space, kind: 'cube' }));
  }
  let write = () => {};
  const written = new Promise<void>(resolve => {
    write = resolve;
  });
  const page = await ada.show(<RecordScreen first={undefined} />, slowMemory(client, { written }));
  const entered = async () => {
    const { record } = must(await client.ask('showTable'));
    return record?.entries.slice(6).map(({ type }) => type);
  };
  /** Resolves to the entries after the sharing, once all of them are visible. */
  async function whenWritten() {
    write();
    await page.findByRole('heading', { name: /Ben/ });
    await waitFor(async () => expect(await entered()).not.toEqual([]));
    return entered();
  }
  return { page, whenWritten };
}

test('a second tap on "Skip turn" before the first one shows is ignored without an error', async () => {
  const { page, whenWritten } = await board();
  await skipTurn(page);
  await skipTurn(page);
  expect(await whenWritten()).toEqual(['skip']);
  expect(page.queryByText(en.errors['record-conflict'])).toBeNull();
});

test('"Undo" before the last entry shows does not take back an older one', async () => {
  const { page, whenWritten } = await board();
  await skipTurn(page);
  await tap(page, en.record.undo);
  expect(await whenWritten()).toEqual(['skip']);
  await tap(page, en.record.undo);
  await page.findByRole('heading', { name: /Ada/ });
});

test('choosing whose turn it is before the last entry shows is ignored without an error', async () => {
  const { page, whenWritten } = await board();
  await skipTurn(page);
  await tap(page, /^Entries/);
  await tap(page, 'Cleo');
  expect(await whenWritten()).toEqual(['skip']);
  expect(page.queryByText(en.errors['record-conflict'])).toBeNull();
});

test('a record started offline takes pieces at once', async () => {
  const [ada] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  const queued = [
    createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'start' } }),
  ];
  const page = await ada.show(<RecordScreen first={undefined} />, {
    ...withoutMemory(ada.client),
    watch(listener) {
      listener.receiveLocalState({ ...NO_LOCAL_STATE, changes: queued, queued });
      return () => {};
    },
  });
  await page.findByRole('heading', { name: /’s first cube: which space\?$/ });
});

test('a first cube that is not the chosen starting player’s is pointed out, until the first turn', async () => {
  const table = await memoryTable(3);
  const [{ client, ...ada }] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await client.ask('setSeatOrder', { body: { seat: 1, starter: 2 } }));
  must(await enter(client, 1, { type: 'start' }));
  const page = await ada.show(<RecordScreen first={undefined} />);
  const place = async (name: string, owner: number) => {
    const space = placeView(parseHex(name) ?? -1);
    must(await enter(client, 1, { type: 'place', owner, space, kind: 'cube' }));
  };
  await place('A1', 0);
  await waitFor(() =>
    expect(noticeBar(page)?.textContent).toContain('Ben should have placed the very first cube.'),
  );
  // The notice makes room for a newer entry.
  await place('B1', 1);
  await waitFor(() => expect(page.container.querySelector('.notice-bar')).toBeNull());
  expect(noticeBar(page)).not.toBeNull();
  for (const [index, name] of ['C1', 'A2', 'B2', 'C2'].entries())
    await place(name, (index + 2) % 3);
  await untilNoNotices(page);
});

test('“Found it!” waits until the disc that completes the search is sent, and then ends the game', async () => {
  const twin = await sitEverywhere(await memoryTable(3), ['Ada', 'Ben', 'Cleo']);
  const { habitat: space } = await endGame(twin, 1);
  if (space === undefined) throw new Error('the clues stayed closed');
  const [{ client, ...ada }] = await (await memoryTable(3)).sitDown('Ada', 'Ben', 'Cleo');
  for (const request of [
    { type: 'start' },
    { type: 'mid-game' },
    { type: 'turn', player: 0 },
    ...[0, 1].map(owner => ({ type: 'place', owner, space, kind: 'disc' }) as const),
  ] as const)
    must(await enter(client, 1, request));
  let send = () => {};
  const sent = new Promise<void>(resolve => {
    send = resolve;
  });
  const memory = slowMemory(client, { written: Promise.resolve(), sent });
  const page = await ada.show(<RecordScreen first={undefined} />, memory);
  await tap(page, new RegExp(`^${en.record.kind.disc}`));
  await tap(page, en.record.entriesFirst);
  const table = async () => must(await client.ask('showTable'));
  expect((await table()).questions).toEqual([]);
  send();
  await tap(page, en.votes.foundIt);
  await waitFor(async () => expect((await table()).phase).toBe('ended'));
});
