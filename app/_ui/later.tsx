import { type ComponentType, type JSX, lazy, Suspense } from 'react';

const PAUSE_MILLISECONDS = 500;

/**
 * A component whose script a page does without until it has loaded. It is fetched a moment after
 * that, not when it is first shown: a sheet must open where the network has gone, too.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await load() }));
  if (typeof window !== 'undefined') {
    // What cannot be fetched now is asked for again when it is shown.
    const fetch = () => setTimeout(() => load().catch(() => undefined), PAUSE_MILLISECONDS);
    if (document.readyState === 'complete') fetch();
    else addEventListener('load', fetch, { once: true });
  }
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}
