import { later } from '@/app/_ui/later';

/** That the table cannot be heard, on every page of it. */
export const Connection = later(
  async () => (await import('./ConnectionMessage')).ConnectionMessage,
);
