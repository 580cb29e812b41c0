import type { ChangeId } from '@/lib/game/seats/seat';

const BYTES = 12;

/** A name for a change, drawn at random: 16 letters of base64url. */
export const drawChangeId = (): ChangeId =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
