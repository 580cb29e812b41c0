import { headers } from 'next/headers';

const NUMBER = /^[1-9]\d{0,14}$/;

const readHeader = (headers: Pick<Headers, 'get'>): string | null => headers.get('Fieldbook-Deal');

/** The deal for which a request is made (`dealNumber` of the table); `undefined` if not given. */
export async function readDealNumber(): Promise<number | undefined> {
  const text = readHeader(await headers());
  return text === null ? undefined : Number(text);
}

/** Whether a change has an invalid deal number. */
export function hasBadDealNumber({ method, headers }: Request): boolean {
  const text = readHeader(headers);
  return method !== 'GET' && method !== 'HEAD' && text !== null && !NUMBER.test(text);
}
