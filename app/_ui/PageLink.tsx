import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to another page of ours, fetched when it is followed: every page is made for whoever asks, so
 * that little could be fetched before, and a slow phone has better to do while a page comes alive.
 */
export const PageLink = (props: ComponentProps<typeof Link>) => (
  <Link prefetch={false} {...props} />
);
