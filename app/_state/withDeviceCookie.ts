import { ok, refused } from '@/lib/result';
import { callApi } from './callApi';
import type { AsyncResult } from './tableClient';

let named: AsyncResult<unknown> | undefined;

/**
 * Makes a call that takes seats only once this device's cookie has come back to the server. Without it nobody would
 * hold those seats: in a browser that keeps no cookies, or after a lost response that had brought cookie and seat.
 * Refuses with `no-cookies` in such a browser.
 */
export async function withDeviceCookie<T>(ask: () => AsyncResult<T>): AsyncResult<T> {
  named ??= nameDevice();
  const answer = await named;
  if (answer.ok) return ask();
  named = undefined;
  return answer;
}

/** A new device is known when it asks for the second time, unless its browser has dropped the cookie. */
async function nameDevice(): AsyncResult<unknown> {
  for (let asked = 0; asked < 2; asked++) {
    const answer = await callApi<{ known: boolean }>({ method: 'POST', path: '/api/device' });
    if (!answer.ok) return answer;
    if (answer.value.known) return ok(undefined);
  }
  return refused({ code: 'no-cookies' });
}
