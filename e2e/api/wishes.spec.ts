import type { TableAnswer } from '@/app/_api/tableAnswers';
import { LENGTHS } from '@/lib/simulation/length';
import { send } from '../ask';
import { expect, test } from '../fixtures';

/** This map has no fair deal for three players. */
const POOR_MAP = 'C372A5115312066305';

for (const length of LENGTHS) {
  test(`a ${length} game with balanced seats is dealt as such`, async ({ request }) => {
    const wishes = { mode: 'normal', players: 4, length, even: true, handicap: true };
    const answer = await send(request, '/api/games', wishes);
    expect(answer.status(), await answer.text()).toBe(201);
    const { grade }: TableAnswer = await answer.json();
    expect(grade).toMatchObject({ length, evenness: 'even' });
  });
}

test('a map without a fair deal says what to change about it', async ({ request }) => {
  const wishes = { mode: 'normal', players: 3, mapCode: POOR_MAP };
  const answer = await send(request, '/api/games', wishes);
  expect({ status: answer.status(), body: await answer.json() }).toEqual({
    status: 422,
    body: {
      error: {
        code: 'map-without-fair-deal',
        message: expect.stringMatching(/\w/),
        players: [2, 4, 5],
        move: { kind: 'standing-stone', color: 'green', from: 'D6', to: 'D5' },
      },
    },
  });
});
