'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Part of every page; the script loads after the page's own scripts. */
const OurFault = lazyComponent(async () => (await import('./_ui/ErrorScreen')).ErrorScreen);

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <OurFault reset={reset} />;
}
