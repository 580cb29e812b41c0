// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useModal } from './Sheet';

function Sheet({ onClose }: { onClose: () => void }) {
  return <dialog {...useModal(onClose)} />;
}

test('a dialog is open while mounted, and calls onClose when the browser closes it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onClose = vi.fn();
  const root = createRoot(document.body);
  await act(() => root.render(<Sheet onClose={onClose} />));
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  // Browsers close a dialog like this on request, without a `cancel` event if the user has not touched the page
  // since.
  await act(() => dialog?.close());
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(() => root.unmount());
});
