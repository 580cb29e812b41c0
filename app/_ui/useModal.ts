import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A dialog that is open for as long as it is in the page. Escape, and the phone's way back, ask to close it. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closing while still in the page gives the focus back to where it came from.
  useLayoutEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => current?.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
