// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberGame, useKnownGames } from '@/app/_state/knownGames';
import { agreeToEnd } from '@/app/_state/testing/endGame';
import { type MemoryTable, memoryTable, must } from '@/app/_state/testing/memoryTable';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { callEnd } from '@/app/_state/testing/sendChange';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { formatGameCode } from '@/lib/game/gameCode';
import { StartMain } from './StartMain';

let asked: string[];

beforeEach(() => {
  asked = [];
  useKnownGames.setState(useKnownGames.getInitialState(), true);
});

const viewOf = async (table: MemoryTable, phone = 'Ada') =>
  must(await table.phone(phone).client.ask('showTable'));

/** Connects the phone to a server that has this table and the next ones. */
function connect(table: MemoryTable, phone = 'Ada') {
  vi.stubGlobal('fetch', async (path: string) => {
    const code = path.slice('/api/games/'.length);
    asked.push(code);
    return ourAnswer(await viewOf(table.at(code), phone));
  });
}

/** An ended game of three players. */
async function endedTable(): Promise<MemoryTable> {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await callEnd(ada.client, 1, { space: null }));
  await agreeToEnd(ben, 2);
  await agreeToEnd(cleo, 3);
  return table;
}

async function dealNext(table: MemoryTable): Promise<string> {
  const ben = table.phone('Ben').client;
  return must(await ben.ask('playAgain', { body: { map: 'new', players: 3 } })).code;
}

const showStart = () => renderInWords(<StartMain sent={undefined} />);
const toContinue = () => screen.queryByRole('link', { name: /^Continue/ });

test('the newest game to continue comes first, with its other players', async () => {
  const table = await memoryTable(3);
  await table.sitDown('Ada', 'Ben', 'Cleo');
  rememberGame(await viewOf(table));
  connect(table);
  await showStart();
  const link = await screen.findByRole('link', { name: 'Continue Ben and Cleo' });
  expect(link.getAttribute('href')).toBe(`/games/${table.code}`);
  // From now on the page reserves room for it, even without a reload.
  expect(document.documentElement.dataset.played).toBe('1');
  expect(asked).toEqual([]);
});

test('a player who left after the end finds the table’s next game', async () => {
  const table = await endedTable();
  rememberGame(await viewOf(table));
  const next = await dealNext(table);
  connect(table);
  await showStart();
  const link = await screen.findByRole('link', { name: /^Continue/ });
  expect(link.getAttribute('href')).toBe(`/games/${next}`);
  expect(asked).toEqual([table.code, next]);
});

test('a next game in which this phone has no seat is not listed', async () => {
  const table = await endedTable();
  rememberGame(await viewOf(table, 'an onlooker'));
  await dealNext(table);
  connect(table, 'an onlooker');
  await showStart();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByText(/^1 game/);
  expect(toContinue()).toBeNull();
});

test('games can be removed from the list', async () => {
  const table = await memoryTable(3);
  await table.sitDown('Ada', 'Ben', 'Cleo');
  rememberGame(await viewOf(table));
  connect(table);
  await showStart();
  await screen.findByRole('link', { name: /^Continue/ });
  fireEvent.click(screen.getByRole('button', { name: /^Games on this phone/ }));
  const list = screen.getByRole('dialog', { name: 'Games on this phone' });
  const code = formatGameCode(table.code);
  fireEvent.click(within(list).getByRole('button', { name: `More about: ${code}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Take it off this list' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(within(list).getByRole('status').textContent).toBe('It’s off the list.');
  expect(within(list).queryByRole('link')).toBeNull();
  expect(toContinue()).toBeNull();
  expect(document.documentElement.dataset.played).toBeUndefined();
});
