// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreeToEnd } from '@/app/_state/testing/endGame';
import {
  type MemoryTable,
  memoryTable,
  must,
  type TestPhone,
} from '@/app/_state/testing/memoryTable';
import { callEnd } from '@/app/_state/testing/sendChange';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { TableScreen } from '@/app/games/[code]/TableScreen';
import { InstallRow } from '@/app/settings/OnThisPhone';
import { InstallOffer, useInstallOffer } from './InstallOffer';

await import('@/app/games/[code]/EndScreen');

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  useInstallOffer.setState(useInstallOffer.getInitialState(), true);
});
afterEach(() => {
  window.heldInstall = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fakes a held-back install prompt that the user answers with `outcome`. */
function fakePrompt(outcome: 'accepted' | 'dismissed' = 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  window.heldInstall = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
}

/** An ended game, and the phone of one of its players. */
async function endedGame(): Promise<{ table: MemoryTable; ada: TestPhone }> {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await callEnd(ada.client, 1, { space: null }));
  await agreeToEnd(ben, 2);
  await agreeToEnd(cleo, 3);
  return { table, ada };
}

const offer = () => screen.queryByRole('region', { name: 'Fieldbook on your home screen?' });

const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

async function openEnd(phone: TestPhone) {
  const rendered = await phone.show(<TableScreen />);
  // The offer renders along with the heading.
  await screen.findByRole('heading', { name: 'The end' });
  return rendered;
}

test('there is no offer until a game has ended on this phone', async () => {
  fakePrompt();
  const { unmount } = await renderInWords(<InstallOffer />);
  expect(offer()).toBeNull();
  unmount();
  const { ada } = await endedGame();
  // The end itself records that a game was played; from then on every page may show the offer.
  (await openEnd(ada)).unmount();
  await renderInWords(<InstallOffer />);
  expect(offer()).not.toBeNull();
});

test('a declined offer does not appear again on any page', async () => {
  fakePrompt();
  const { ada } = await endedGame();
  const { unmount } = await openEnd(ada);
  expect(offer()).not.toBeNull();
  await press('No, thanks');
  expect(offer()).toBeNull();
  unmount();
  (await openEnd(ada)).unmount();
  expect(offer()).toBeNull();
  await renderInWords(<InstallOffer />);
  expect(offer()).toBeNull();
});

test('a user who declines the browser’s prompt is not asked again', async () => {
  const prompt = fakePrompt();
  const { ada } = await endedGame();
  const { unmount } = await openEnd(ada);
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  unmount();
  fakePrompt();
  await renderInWords(<InstallOffer />);
  expect(offer()).toBeNull();
});

test('there is no offer to a device that only watched the game end', async () => {
  fakePrompt();
  const { table } = await endedGame();
  await openEnd(table.phone('a spectator'));
  expect(offer()).toBeNull();
});

test('on an iPhone the offer explains the Share button', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const { ada } = await endedGame();
  const { unmount } = await openEnd(ada);
  expect(offer()?.textContent).toContain('tap Share, then “Add to Home Screen”');
  await press('Got it');
  expect(offer()).toBeNull();
  unmount();
  const again = await openEnd(ada);
  expect(offer()).toBeNull();
  again.unmount();
  await renderInWords(<InstallRow />);
  screen.getByText('Games saved in the browser stay there', { exact: false });
});
