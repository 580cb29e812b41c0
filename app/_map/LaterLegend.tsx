import { later } from '@/app/_ui/later';

/** For pages that have room for it beside a map, whose engravings come later, too. */
export const LaterLegend = later(async () => (await import('./Legend')).Legend);
