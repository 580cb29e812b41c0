import type { ReactNode } from 'react';

/** What a message puts between `<b>` and `</b>`. */
export const bold = (chunks: ReactNode) => <b>{chunks}</b>;
