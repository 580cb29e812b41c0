import dynamic from 'next/dynamic';

/**
 * The map to look at and to ask, drawn by the server; what makes it answer comes right after the
 * page's own script, so that the page does not wait for it.
 */
export const LaterMapPanel = dynamic(async () => (await import('./MapPanel')).MapPanel);
