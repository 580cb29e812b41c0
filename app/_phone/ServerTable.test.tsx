// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { playingView } from '@/app/_state/testing/playingView';
import { useConnection } from '@/app/_ui/connection';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { seated } from '@/lib/testing/playing';
import { ServerTable } from './ServerTable';

test('a shown table without a connection is reported as lost until the server is reached', async () => {
  const view = playingView(seated(4));
  const loads = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', loads);
  const lostSince = () => useConnection.getState().lostSince;
  const shown = (
    <ServerTable view={view} lostSince={1000}>
      {null}
    </ServerTable>
  );
  const page = await renderInWords(shown);
  await waitFor(() => expect(loads).toHaveBeenCalled());
  expect(lostSince()).toBe(1000);
  page.unmount();
  expect(lostSince()).toBeUndefined();

  await renderInWords(shown);
  expect(lostSince()).toBe(1000);
  vi.stubGlobal('fetch', async () => ourAnswer(view));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(lostSince()).toBeUndefined());
  vi.unstubAllGlobals();
});
