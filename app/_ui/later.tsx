import { type ComponentType, type JSX, lazy, Suspense } from 'react';

const PAUSE_MILLISECONDS = 500;

/** When it is fetched: with the page, as soon as that runs; or a moment after the page has loaded. */
type Moment = 'atOnce' | 'afterwards';

/**
 * A component whose script the page's own does not wait for. It is not left until the component is
 * first shown: a sheet must open where the network has gone, too.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment: Moment = 'afterwards',
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await load() }));
  if (typeof window !== 'undefined') {
    // What cannot be fetched now is asked for again when it is shown.
    const fetch = () => void load().catch(() => undefined);
    const pause = () => setTimeout(fetch, PAUSE_MILLISECONDS);
    if (moment === 'atOnce') fetch();
    else if (document.readyState === 'complete') pause();
    else addEventListener('load', pause, { once: true });
  }
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}
