import type { DeadEndProps } from './DeadEndPage';
import { later } from './later';

/** A dead end that a page may come to: its script comes once the page's own is here. */
export const DeadEnd = later<DeadEndProps>(async () => (await import('./DeadEndPage')).DeadEndPage);
