'use client';

import { later } from './_ui/later';

/** Every page carries this one along, too. */
const LostTrack = later(async () => (await import('./_codes/LostTrack')).LostTrack);

export default function NotFound() {
  return <LostTrack />;
}
