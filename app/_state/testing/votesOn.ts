import { within } from '@testing-library/react';
import type { Rendered } from '@/app/_words/testing/renderInWords';

/** The questions on a page of the table. */
export function votesOn({ container }: Rendered) {
  const region = container.querySelector<HTMLElement>('#votes');
  if (region === null) throw new Error('nobody is asked anything on this page');
  return within(region);
}
