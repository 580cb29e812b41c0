import dynamic from 'next/dynamic';

/** A map on a page that shows one only once somebody has named it. */
export const LaterMapDrawing = dynamic(async () => (await import('./MapDrawing')).MapDrawing);
