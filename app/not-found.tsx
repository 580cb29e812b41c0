'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Part of every page, so its script loads after the page's own scripts. */
const NotFoundScreen = lazyComponent(
  async () => (await import('./_codes/NotFoundScreen')).NotFoundScreen,
  null,
  'start',
);

export default function NotFound() {
  return <NotFoundScreen />;
}
