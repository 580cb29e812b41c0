// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { useDealChoices } from '@/app/_state/dealChoices';
import { type MemoryServer, memoryServer } from '@/app/_state/testing/memoryServer';
import { fakeTimers } from '@/app/_ui/testing/fakeTimers';
import { address } from '@/app/_ui/testing/nextNavigation';
import { type Rendered, renderInWords } from '@/app/_words/testing/renderInWords';
import { JudgeScreen } from '@/app/judge/JudgeScreen';
import { useCard } from '@/app/judge/judgeStore';
import { CodeScreen } from '@/app/new/code/CodeScreen';
import { CodeBox } from './CodeBox';
import { NotFoundScreen } from './NotFoundScreen';

// Preloads the modules that the pages would load lazily.
await Promise.all([import('@/app/_map/MapDrawing'), import('./CodePreview')]);

const MAP_CODE = 'B74362132084212850838A';

stubPhoneWorker();
const wait = fakeTimers();
let server: MemoryServer;

beforeEach(() => {
  server = memoryServer();
  useDealChoices.setState(useDealChoices.getInitialState(), true);
  useCard.setState(useCard.getInitialState(), true);
});

async function open(path: string, page: ReactNode): Promise<Rendered> {
  address.set(path);
  const shown = await renderInWords(page);
  await wait();
  return shown;
}

async function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  // Longer than the reading time before a table opens, shorter than the interval for polling a lost server.
  await wait(1000);
}

async function tap(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
}

/** Every page with a box for codes. */
const BOXES = [
  { on: 'the start page', path: '/', Page: CodeBox, button: 'Continue' },
  {
    on: 'a page of a table that does not exist',
    path: '/games/ZZZZZZ',
    Page: NotFoundScreen,
    button: 'Continue',
  },
  {
    on: 'the page for a map’s code',
    path: '/new/code',
    Page: CodeScreen,
    button: 'Use this map',
  },
] as const;

for (const { on, path, Page, button } of BOXES) {
  describe(`on ${on}, any input leads to its page`, () => {
    test('a link to a table', async () => {
      const { code } = await server.deal({ mode: 'normal', players: 3, seed: 'a link' });
      await open(path, <Page />);
      fireEvent.change(screen.getByRole('textbox'), {
        target: { value: `http://192.168.1.20:3000/games/${code}/seats/2` },
      });
      await wait(100);
      screen.getByText('Table for 3: all seats are free');
      await wait(1000);
      // A box that expects a table's code opens the table by itself.
      if (screen.queryByRole('button', { name: 'Go to the table' })) await tap('Go to the table');
      expect(address.current).toBe(`/games/${code}/sit`);
    });

    test('a map’s code', async () => {
      await open(path, <Page />);
      await type(MAP_CODE.toLowerCase().replaceAll(/(.{6})/g, '$1 '));
      screen.getByText(/^(Map, advanced game|A map for the advanced game\.)$/);
      expect(document.querySelector('svg.map')).not.toBeNull();
      await tap(button);
      expect(address.current).toBe('/new');
      expect(useDealChoices.getState()).toMatchObject({ mode: 'advanced', mapCode: MAP_CODE });
    });
  });
}

test('a tap on the map of a code opens the same page as the button beside the box', async () => {
  await open('/', <CodeBox />);
  await type(MAP_CODE);
  await tap(/^Map, advanced game/);
  expect(address.current).toBe('/new');
});

test('six letters show whose table it is, and open it without a tap', async () => {
  const { code } = await server.deal({ mode: 'normal', players: 4, seed: 'six letters' });
  await server.sit(code, 2, 'Jonas', 'his phone');
  await open('/', <CodeBox />);
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase() },
  });
  await wait(100);
  const found = screen.getByText('Jonas’s table: 1 of 4 seats taken').closest('[role=status]');
  expect(found?.textContent).toContain('Opening it…');
  expect(address.current).toBe('/');
  await wait(1000);
  expect(address.current).toBe(`/games/${code}/sit`);
});

test('a link to a seat opens the seat on the phone that holds it', async () => {
  const { code } = await server.deal({ mode: 'normal', players: 3, seed: 'a seat' });
  await server.sit(code, 2, 'Tilda');
  await open('/', <CodeBox />);
  await type(`/games/${code}/seats/2`);
  expect(address.current).toBe(`/games/${code}/seats/2`);
});

test('a code typed while the server is unreachable opens its table once it is reachable', async () => {
  const { code } = await server.deal({ mode: 'normal', players: 3, seed: 'back again' });
  await open('/', <CodeBox />);
  server.isReachable = false;
  await type(code);
  screen.getByText(/without a connection/);
  await wait(10_000);
  expect(address.current).toBe('/');
  server.isReachable = true;
  await wait(5000);
  expect(address.current).toBe(`/games/${code}/sit`);
});

test('a table’s code in the judge’s box leads to the table', async () => {
  const { code } = await server.deal({ mode: 'normal', players: 3, seed: 'judged' });
  await open('/judge', <JudgeScreen />);
  await type(code);
  await tap('Go to the table');
  expect(address.current).toBe(`/games/${code}/sit`);
});
