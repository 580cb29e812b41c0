import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to another page of ours, fetched when it is followed: every page is made for whoever asks, so
 * that little could be fetched before, and fetching would slow down a page that comes alive.
 */
export const PageLink = (props: ComponentProps<typeof Link>) => (
  <Link prefetch={false} {...props} />
);
