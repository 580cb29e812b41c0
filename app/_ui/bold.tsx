import type { ReactNode } from 'react';

/** Renders `<b>…</b>` in a message. */
export const bold = (chunks: ReactNode) => <b>{chunks}</b>;
