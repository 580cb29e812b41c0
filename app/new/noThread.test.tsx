// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memoryServer } from '@/app/_state/testing/memoryServer';
import { fakeTimers } from '@/app/_ui/testing/fakeTimers';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { NewGame } from './NewGame';

const wait = fakeTimers();

test('without web workers, dealing on one phone shows an error, and dealing at a server works', async () => {
  vi.stubGlobal('Worker', undefined);
  const server = memoryServer();
  address.set('/new');
  await renderInWords(<NewGame />);
  await wait();
  async function deal(phone: RegExp) {
    fireEvent.click(screen.getByRole('radio', { name: phone }));
    fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
    await wait();
  }
  await deal(/^On this phone/);
  expect(screen.getByRole('alert').textContent).toContain('doesn’t start in this browser');
  await deal(/^Everyone on their own phone/);
  expect(server.dealt).toHaveLength(1);
});
