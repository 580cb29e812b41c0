import { later } from '@/app/_ui/later';

// Its script comes once the page runs: phones show it only where somebody asks for the map as a list.
const Legend = later(async () => (await import('./Legend')).Legend);

/** The legend at the foot of what lies beside a map, on paper and on a screen that has room for both. */
export const LegendAtFoot = () => (
  <div className="hidden grow content-end pt-2 wide:grid print:grid">
    <Legend />
  </div>
);
