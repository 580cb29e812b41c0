import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** A table's address lets people in: it is neither indexed nor told to other sites. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function GamesLayout({ children }: { children: ReactNode }) {
  return children;
}
