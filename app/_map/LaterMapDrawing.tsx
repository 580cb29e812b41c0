import { later } from '@/app/_ui/later';

/** A map on a page that shows one only once somebody has named it. */
export const LaterMapDrawing = later(async () => (await import('./MapDrawing')).MapDrawing);
