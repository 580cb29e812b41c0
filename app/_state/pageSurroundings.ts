import type { Surroundings } from './watchNews';

const ON_WINDOW = ['pageshow', 'online', 'offline'] as const;

/** The page that a browser shows, and the stream at an address of our own server. */
export const pageSurroundings = (streamPath: string): Surroundings => ({
  openStream: () => new EventSource(streamPath),
  isSeen: () => document.visibilityState === 'visible',
  whenChanged(onChange) {
    document.addEventListener('visibilitychange', onChange);
    for (const event of ON_WINDOW) window.addEventListener(event, onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      for (const event of ON_WINDOW) window.removeEventListener(event, onChange);
    };
  },
});
