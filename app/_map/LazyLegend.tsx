import { lazyComponent } from '@/app/_ui/lazyComponent';

export const LazyLegend = lazyComponent(async () => (await import('./Legend')).Legend);

export const LazyLegendSheet = lazyComponent(async () => (await import('./Legend')).LegendSheet);
