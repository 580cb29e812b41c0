import { later } from '@/app/_ui/later';

export const LaterNewsDot = later(async () => (await import('./NewsDot')).NewsDot);
