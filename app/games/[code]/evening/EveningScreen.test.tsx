// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable, must, ONE_PHONE, type TestPhone } from '@/app/_state/testing/memoryTable';
import { seatNumber } from '@/lib/board/players';
import { hexOf, type TableView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { EveningScreen } from './EveningScreen';

const habitatOf = ({ habitat }: TableView): string => formatHex((habitat && hexOf(habitat)) ?? -1);

const showEvening = async (phone: TestPhone) =>
  phone.show(<EveningScreen first={must(await phone.client.ask('showEvening'))} />);

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(row => row.textContent);

test('an evening of three games shows who found which habitat, newest game first', async () => {
  let table = await memoryTable(4);
  let phone = await sitEverywhere(table, ['Mara', 'Jonas', 'Tilda', 'Kwame']);
  const games = [await endGame(phone, 2)];
  for (const finder of [4, 2]) {
    table = table.at(
      must(await phone.client.ask('playAgain', { body: { map: 'new', players: 4 } })).code,
    );
    phone = table.phone(ONE_PHONE);
    games.push(await endGame(phone, seatNumber(finder)));
  }
  const page = await showEvening(phone);
  const shown = within(page.container);
  expect(page.container.querySelector('h1')?.textContent).toBe('The evening');
  expect(rowsOf(await shown.findByRole('region', { name: 'Found so far' }))).toEqual([
    expect.stringMatching(/Jonas found 2 habitats$/),
    expect.stringMatching(/Kwame found 1 habitat$/),
    expect.stringMatching(/Mara found 0 habitats$/),
    expect.stringMatching(/Tilda found 0 habitats$/),
  ]);
  const past = () => [...page.container.querySelectorAll('.rows a')].map(link => link.textContent);
  expect(past()).toEqual(
    games.toReversed().map((game, index) => {
      const name = index === 1 ? 'Kwame' : 'Jonas';
      return expect.stringMatching(
        new RegExp(`${name} found it on ${habitatOf(game)}Game ${3 - index}`),
      );
    }),
  );
});

test('a game that ends while the page is open is added', async () => {
  const phone = await sitEverywhere(await memoryTable(3), ['Mara', 'Jonas', 'Tilda']);
  const page = await showEvening(phone);
  await page.findByText('No game has ended yet.', { exact: false });
  await endGame(phone, 2);
  await page.findByText(/^Game 1, just ended/);
});
