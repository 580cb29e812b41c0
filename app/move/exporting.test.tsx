// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { PhoneGame } from '@/app/_phone/phoneGame';
import { phoneTable } from '@/app/_phone/phoneTable';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { endGame } from '@/app/_state/testing/endGame';
import { must } from '@/app/_state/testing/memoryTable';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { ExportGame } from './ExportGame';
import { ExportGames } from './ExportGames';

/** The phone's list of games, which the fake worker does not have. */
let listed: readonly PhoneGame[] = [];
vi.mock('@/app/_phone/listPhoneGames', () => ({
  listPhoneGames: async () => ({ games: listed, unreadable: [], isAfterDamage: false }),
}));

stubPhoneWorker();
beforeEach(() => {
  listed = [];
});

/** Deals a game on the phone, and plays it to the end if `ended`. Returns its code. */
async function dealOnPhone({ ended }: { readonly ended: boolean }): Promise<string> {
  const { code } = must(await callPhoneWorker('deal', { mode: 'normal', players: 3, laid: true }));
  if (ended) await endGame({ client: phoneTable(code) }, 1);
  const entry = {
    mode: 'normal',
    players: 3,
    round: 1,
    next: null,
    seats: [],
    mapCode: '79B48C6A152A76418B',
  } as const;
  listed = [...listed, { ...entry, code, ended, changedAt: listed.length }];
  return code;
}

const WARNING = /can read all the clues/;

test('before an export the page says who can read the clues, unless the game has ended', async () => {
  const [going, ended] = [await dealOnPhone({ ended: false }), await dealOnPhone({ ended: true })];
  const { unmount } = await renderInWords(<ExportGame code={going} />);
  await screen.findByRole('button', { name: 'Save as a file', description: WARNING });
  unmount();

  await renderInWords(<ExportGame code={ended} />);
  await screen.findByRole('button', { name: 'Save as a file' });
  expect(screen.queryByText(WARNING)).toBeNull();
});

test.each([
  { games: [true, false], warns: true },
  { games: [true, true], warns: false },
])(
  'a file of all games comes with a warning if a game is in progress: $games',
  async ({ games, warns }) => {
    for (const ended of games) await dealOnPhone({ ended });
    const { tap } = await renderInWords(<ExportGames />);
    await tap(screen.findByRole('button', { name: 'All games in a file' }));
    await screen.findByRole('button', { name: 'Save as a file' });
    const found = screen.queryByText(WARNING)?.textContent;
    if (warns) expect(found).toMatch(/^Anyone who gets the file/);
    else expect(found).toBeUndefined();
  },
);

test('a file that the browser refuses to share is saved', async () => {
  const code = await dealOnPhone({ ended: true });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  let refusal = 'AbortError';
  Object.assign(navigator, {
    canShare: () => true,
    share: async () => {
      throw new DOMException('', refusal);
    },
  });
  const { tap } = await renderInWords(<ExportGame code={code} />);
  const share = await screen.findByRole('button', { name: 'Send the file' });
  await tap(share);
  expect(saved).toEqual([]);
  refusal = 'NotAllowedError';
  await tap(share);
  await vi.waitFor(() => expect(saved).toEqual([`fieldbook-${code}.txt`]));
});
