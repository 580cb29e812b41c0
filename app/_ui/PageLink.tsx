import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of the app, without prefetching: pages are rendered per request, so little of them could be
 * prefetched, and the requests would slow down hydration.
 */
export const PageLink = (props: ComponentProps<typeof Link>) => (
  <Link prefetch={false} {...props} />
);
