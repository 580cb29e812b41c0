import type { EntryId } from '@/lib/play/record';

const BYTES = 12;

/** An id for an entry of a record, drawn at random: 16 letters of base64url. */
export const newEntryId = (): EntryId =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
