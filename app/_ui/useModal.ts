import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open for as long as it is in the page. The browser closes it where somebody asks it to, by
 * Escape or by Android's way back, and `onClose` has to take it out of the page.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closing while still in the page gives the focus back to where it came from.
  useLayoutEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => current?.close();
  }, []);

  return {
    ref,
    // Told of later, when React in its strict mode may have opened it anew.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
