'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Every page carries this one along, too. */
const LostTrack = lazyComponent(
  async () => (await import('./_codes/NotFoundScreen')).NotFoundScreen,
);

export default function NotFound() {
  return <LostTrack />;
}
