import { createHash, randomBytes } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import type { DeviceId } from '@/lib/game/seats/seat';

/**
 * Devices are told apart by a random 128-bit cookie. Only its digest goes further: whoever reads
 * the database cannot take a seat with what stands there.
 */

const COOKIE = 'fieldbook-device';

/**
 * Under https the cookie's name has browsers take it from this very host alone: another site under
 * the same domain cannot have people sit down with a name that it knows. For the same reason a cookie
 * by the plain name counts for nothing there.
 */
const cookieName = async (): Promise<string> =>
  (await cameByHttps()) ? `__Host-${COOKIE}` : COOKIE;

const SECRET = /^[\w-]{22}$/;
const KEPT_FOR_SECONDS = 400 * 24 * 60 * 60;

/** The device that asks; nothing where it has not been given a name yet. */
export async function readDevice(): Promise<DeviceId | undefined> {
  const secret = (await cookies()).get(await cookieName())?.value;
  return secret !== undefined && SECRET.test(secret) ? digest(secret) : undefined;
}

/** The device that asks, named by this answer's cookie where it had no name. Routes only. */
export async function nameDevice(): Promise<DeviceId> {
  const known = await readDevice();
  if (known !== undefined) return known;

  const secret = randomBytes(16).toString('base64url');
  (await cookies()).set(await cookieName(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: await cameByHttps(),
    path: '/',
    maxAge: KEPT_FOR_SECONDS,
  });
  return digest(secret);
}

const digest = (secret: string): DeviceId =>
  createHash('sha256').update(secret).digest('base64url');

/** Over plain http a Secure cookie would be dropped. */
const cameByHttps = async (): Promise<boolean> => isHttps(await headers());

/** Whether a request came by https: a proxy in front of us says so. A table on the local network speaks plain http. */
export const isHttps = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
