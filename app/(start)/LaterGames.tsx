'use client';

import { later } from '@/app/_ui/later';

/** The list comes after the page's own script: its rows are known only once the phone has been asked. */
export const LaterGames = later(async () => (await import('./GamesHere')).GamesHere);
