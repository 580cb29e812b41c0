import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

/**
 * Replaces `next/navigation` and `next/link` in tests that render components without Next (`lib/vitest.config.ts`): a
 * single address that navigation changes. The browser tests cover Next's own behaviour.
 */

let current = '/';
let steps: ('push' | 'replace')[] = [];
const listeners = new Set<() => void>();

function change(to: string) {
  const { pathname, search, hash } = new URL(to, `http://here${current}`);
  current = pathname + search + hash;
  for (const listener of listeners) listener();
}

/** The current address, and the navigation steps since the test last set it. */
export const address = {
  get current() {
    return current;
  },
  get steps(): readonly string[] {
    return steps;
  },
  set(to: string) {
    steps = [];
    change(to);
  },
};

export const router = {
  push(to: string) {
    steps.push('push');
    change(to);
  },
  replace(to: string) {
    steps.push('replace');
    change(to);
  },
  back() {},
  forward() {},
  refresh() {},
  prefetch() {},
};

const useAddress = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => current,
  );

const urlOf = (path: string) => new URL(path, 'http://here');

export const useRouter = () => router;
export const usePathname = (): string => urlOf(useAddress()).pathname;
export const useSearchParams = (): URLSearchParams => urlOf(useAddress()).searchParams;

export function notFound(): never {
  throw new Error('not found');
}

export function redirect(to: string): never {
  throw new Error(`redirected to ${to}`);
}

type LinkProps = ComponentProps<'a'> & {
  readonly replace?: boolean;
  readonly prefetch?: boolean | null;
  readonly scroll?: boolean;
};

export default function Link({
  href = '',
  replace,
  prefetch: _,
  scroll: __,
  onClick,
  ...props
}: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    router[replace ? 'replace' : 'push'](href);
  }
  return <a {...props} href={href} onClick={follow} />;
}
