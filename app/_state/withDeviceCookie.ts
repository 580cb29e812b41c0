import { ok, refused } from '@/lib/result';
import { callApi } from './callApi';
import type { AsyncResult } from './trouble';

let identified: AsyncResult<unknown> | undefined;

/**
 * Makes a call that takes seats only after the server has received this device's cookie back. Otherwise the seats would
 * have no holder if the browser stores no cookies, or if the response with cookie and seat was lost. Refuses with
 * `no-cookies` if the browser stores none.
 */
export async function withDeviceCookie<T>(ask: () => AsyncResult<T>): AsyncResult<T> {
  identified ??= identifyDevice();
  const answer = await identified;
  if (answer.ok) return ask();
  identified = undefined;
  return answer;
}

/** The server knows a new device at its second request, unless the browser has dropped the cookie. */
async function identifyDevice(): AsyncResult<unknown> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await callApi<{ known: boolean }>({ method: 'POST', path: '/api/device' });
    if (!answer.ok) return answer;
    if (answer.value.known) return ok(undefined);
  }
  return refused({ code: 'no-cookies' });
}
