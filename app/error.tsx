'use client';

import { lazyComponent } from './_ui/lazyComponent';

/** Part of every page, so its script loads after the page's own scripts. */
const ErrorScreen = lazyComponent(async () => (await import('./_ui/ErrorScreen')).ErrorScreen);

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <ErrorScreen reset={reset} />;
}
