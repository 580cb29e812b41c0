'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Every page carries this one along, in case: its script comes once the page's own is here. */
const OurFault = lazyComponent(async () => (await import('./_ui/ErrorScreen')).ErrorScreen);

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <OurFault reset={reset} />;
}
