import type { ComponentProps } from 'react';
import { useIsHydrated } from './useIsHydrated';

interface HydratedLaterProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'main';
}

/**
 * An element that may be hydrated later than the page's frame: until then, input in it is buffered (`EarlyInput`). A
 * component of its own, so that its content does not render again only because the mark goes.
 */
export const HydratedLater = ({ as: Tag = 'div', ...props }: HydratedLaterProps) => (
  <Tag data-waits={useIsHydrated() ? undefined : ''} {...props} />
);
