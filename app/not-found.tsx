'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Part of every page, like the error screen. */
const LostTrack = lazyComponent(
  async () => (await import('./_codes/NotFoundScreen')).NotFoundScreen,
);

export default function NotFound() {
  return <LostTrack />;
}
