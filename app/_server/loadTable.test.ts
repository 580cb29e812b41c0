import { expect, test, vi } from 'vitest';
import { deal } from '@/lib/game/deal/deal';
import { applyMove } from '@/lib/game/moves';
import { getServer } from '@/lib/server/getServer';
import { newGame } from '@/lib/testing/newGame';
import { readDevice } from './device';
import { loadTable } from './loadTable';

/** The requesting device's cookie; all requests come from one network. */
let secret: string | undefined;

vi.hoisted(() => vi.stubEnv('DATABASE_URL', ':memory:'));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => secret && { value: secret } }),
  headers: async () => new Headers(),
}));

test("a player's page does not wait for strangers' pages, and only their queue is full", async () => {
  const ada = 'a'.repeat(22);
  secret = ada;
  const device = (await readDevice()) ?? '';
  const { store } = await getServer();
  for (const code of ['KRWNQT', 'KRWNQV']) {
    await store.create(newGame(code, deal({ mode: 'normal', players: 3 }, code)));
  }
  await store.update('KRWNQT', game => applyMove(game, { kind: 'claim', seat: 1, device, at: 0 }));

  secret = undefined;
  // Two are rendered until the end of the test, and fifty wait.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const strangers = Array.from({ length: 53 }, () => loadTable('KRWNQT'));
  const refused = strangers.map(async page => ((await page).ok ? Promise.reject() : page));
  expect(await Promise.any(refused)).toEqual({ ok: false, error: { seconds: 5 } });

  secret = ada;
  expect(await loadTable('KRWNQV')).toEqual({ ok: false, error: { seconds: 5 } });
  expect(await loadTable('KRWNQT')).toMatchObject({ ok: true, value: { you: [1] } });
});
