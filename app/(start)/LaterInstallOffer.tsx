'use client';

import { later } from '@/app/_ui/later';

export const LaterInstallOffer = later(
  async () => (await import('@/app/_phone/InstallOffer')).InstallOffer,
);
