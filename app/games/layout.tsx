import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** Anyone with a table's address can join: keep it out of search indexes and referrers. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function GamesLayout({ children }: { children: ReactNode }) {
  return children;
}
