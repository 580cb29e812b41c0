import { later } from '@/app/_ui/later';

/** Phones hardly ever show them, and fetch their script when all else is there. */
const isWide = typeof window !== 'undefined' && matchMedia('(width >= 900px)').matches;

export const LaterTableTabs = later(
  async () => (await import('./TableTabs')).TableTabs,
  isWide ? 'atOnce' : 'afterwards',
);
