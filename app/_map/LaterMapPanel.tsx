import { later } from '@/app/_ui/later';

/** The map to look at and to ask: drawn by the server, and brought to life after the page itself. */
export const LaterMapPanel = later(async () => (await import('./MapPanel')).MapPanel, 'atOnce');
