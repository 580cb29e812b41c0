import type { ChangeId } from '@/lib/game/seats/seat';

const BYTES = 12;

/** Draws a random change id: 16 characters of base64url. */
export const drawChangeId = (): ChangeId =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
