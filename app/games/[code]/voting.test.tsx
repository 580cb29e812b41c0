// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must, tableHere } from '@/app/_state/testing/tableHere';
import { TableScreen } from './TableScreen';

/** What the table is asked, on every page of who sits. */
const votes = () => {
  const region = document.querySelector<HTMLElement>('#votes');
  if (region === null) throw new Error('nobody sits on this page');
  return within(region);
};

test('"not now" is an answer, and can be changed', async () => {
  const table = await tableHere(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await ada.client.answer(1, 'hint', 'agree'));
  must(await cleo.client.answer(3, 'hint', 'agree'));
  const { tap } = await ben.show(<TableScreen />);
  await tap(votes().findByRole('button', { name: 'Not now' }));
  expect(must(await ada.client.loadTable()).hint.shown).toEqual([]);
  await tap(votes().findByRole('button', { name: 'Change' }));
  await votes().findByRole('heading', { name: 'Ada asks for a hint' });
  await tap(votes().findByRole('button', { name: 'Agree' }));
  await votes().findByRole('heading', { name: 'The hint' });
});
