'use client';

import { later } from '@/app/_ui/later';

export const LaterNewVersion = later(async () => (await import('./NewVersion')).NewVersion);
