import { later } from '@/app/_ui/later';

/** Their script comes once the page runs: most phones never show them. */
export const LaterTableTabs = later(async () => (await import('./TableTabs')).TableTabs);
