import { later } from '@/app/_ui/later';

export const LaterFaceDownNote = later(
  async () => (await import('./FaceDownNote')).FaceDownNote,
  'whenSeen',
);
