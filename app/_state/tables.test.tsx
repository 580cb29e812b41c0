// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { deal } from '@/lib/game/deal/deal';
import { newGame } from '@/lib/testing/newGame';
import { ServerTable } from '../_phone/ServerTable';
import { useTable } from './TableProvider';
import { playingView } from './testing/playingView';

const game = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'the table'));
const viewOf = (version: number, code = 'KRWNQT') => playingView({ ...game, code, version });

// Offline: the table changes only by the views of pages.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
});

const Version = () => useTable(({ view, connection }) => `${view.version} ${connection.status}`);

const page = (version: number, language: 'en' | 'hu' = 'en', code?: string) => (
  <IntlProvider locale={language} messages={{}} timeZone="UTC">
    <ServerTable view={viewOf(version, code)}>
      <Version />
    </ServerTable>
  </IntlProvider>
);

test('a page that returns with its original view shows the newest known view', async () => {
  const first = render(page(20));
  expect(first.container.textContent).toBe('20 connected');
  // The page asks for the table, and no server answers.
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(first.container.textContent).toBe('20 lost'));
  first.unmount();
  const back = render(page(2));
  expect(back.container.textContent).toBe('20 lost');
  back.unmount();
  const next = render(page(21));
  expect(next.container.textContent).toBe('21 lost');
});

test('a table keeps its newest view when the page’s language changes', () => {
  const { container, rerender } = render(page(5, 'en', 'MZPHDG'));
  rerender(page(6, 'hu', 'MZPHDG'));
  rerender(page(5, 'en', 'MZPHDG'));
  expect(container.textContent).toBe('6 connected');
});
