// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import { NO_LOCAL_STATE, withoutMemory } from '@/app/_state/tableMemory';
import { sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable } from '@/app/_state/testing/memoryTable';
import { en } from '@/app/_words/words';
import { TurnsDisclosure } from './TurnsDisclosure';

/** The question about turns on a phone with these queued changes. */
async function phoneWith(changes: readonly Change[]) {
  const phone = await sitEverywhere(await memoryTable(3), ['Ada', 'Ben', 'Cleo']);
  return phone.show(<TurnsDisclosure />, {
    ...withoutMemory(phone.client),
    watch(listener) {
      listener.receiveLocalState({ ...NO_LOCAL_STATE, changes, queued: changes });
      return () => {};
    },
  });
}

const twelve: Change = createChange({ type: 'turns', seat: 1, dealNumber: 1, turns: 12 });

test('a queued number of turns is shown', async () => {
  const page = await phoneWith([twelve]);
  await page.findByText('12 turns');
});

test('a refused number of turns shows why', async () => {
  const page = await phoneWith([{ ...twelve, refused: { code: 'not-your-seat' } }]);
  expect(page.queryByText('12 turns')).toBeNull();
  await page.tap(page.getByRole('button', { name: new RegExp(en.evening.howMany) }));
  await page.findByText(en.errors['not-your-seat']);
});

test('a number of turns is read in the digits of any script', async () => {
  const page = await phoneWith([twelve]);
  await page.tap(page.getByRole('button', { name: new RegExp(en.evening.howMany) }));
  const field = page.getByRole('textbox', { name: en.evening.allTurns });
  for (const digits of ['１7', '١٧', '१७']) {
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: digits } });
    expect(field).toHaveProperty('value', '17');
  }
});
