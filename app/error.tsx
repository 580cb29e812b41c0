'use client';

import { later } from './_ui/later';

/** Every page carries this one along, in case: its script comes once the page's own is here. */
const OurFault = later(async () => (await import('./_ui/OurFault')).OurFault);

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <OurFault reset={reset} />;
}
