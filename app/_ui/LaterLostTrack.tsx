'use client';

import { lazy } from 'react';

const LostTrack = lazy(async () => ({ default: (await import('./LostTrack')).LostTrack }));

/** Every page carries the one along that is shown where there is none: its script comes only then. */
export const LaterLostTrack = () => <LostTrack />;
