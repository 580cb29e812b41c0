'use client';

import { lazy } from 'react';

/** Every page carries the one along that is shown where there is none: its script comes only then. */
export const LaterLostTrack = lazy(async () => ({
  default: (await import('./LostTrack')).LostTrack,
}));
