import { createHash, randomBytes } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { DEVICE_COOKIE } from '@/app/addresses';
import type { DeviceId } from '@/lib/game/seats/seat';

/**
 * A random 128-bit cookie identifies a device. Only its digest is stored, so a reader of the database cannot take over
 * a seat.
 */

/**
 * Over https, the `__Host-` prefix makes browsers accept the cookie from this exact host only: a site on a sibling
 * domain cannot plant a cookie whose value it knows. For the same reason the plain name is ignored over https.
 */
const cookieName = async (): Promise<string> =>
  (await isOverHttps()) ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE;

const SECRET = /^[\w-]{22}$/;
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** The requesting device's id; `undefined` if it has no cookie yet. */
export async function readDevice(): Promise<DeviceId | undefined> {
  const secret = (await cookies()).get(await cookieName())?.value;
  return secret !== undefined && SECRET.test(secret) ? digest(secret) : undefined;
}

/** The requesting device's id; sets the cookie if it has none. For route handlers only: pages cannot set cookies. */
export async function createDevice(): Promise<DeviceId> {
  const known = await readDevice();
  if (known !== undefined) return known;

  const secret = randomBytes(16).toString('base64url');
  (await cookies()).set(await cookieName(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: await isOverHttps(),
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  });
  return digest(secret);
}

const digest = (secret: string): DeviceId =>
  createHash('sha256').update(secret).digest('base64url');

/** Browsers drop a Secure cookie over plain http. */
const isOverHttps = async (): Promise<boolean> => isHttps(await headers());

/** Whether a request came over https, as reported by the proxy in front. Tables on a local network use plain http. */
export const isHttps = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
