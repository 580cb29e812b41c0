import { tableAddress } from '@/app/addresses';
import { callPhoneWorker } from './callPhoneWorker';

let isLeaving = false;

/** Navigates to the first address that it is called with. The promise never settles, since the page is unloading. */
export function redirectOnce(address: string): Promise<never> {
  if (!isLeaving) window.location.replace(address);
  isLeaving = true;
  return new Promise(() => {});
}

/** Redirects to the server's table of a game that was uploaded. */
export async function redirectToUpload(code: string): Promise<void> {
  const uploadedAs = await callPhoneWorker('uploadedAs', code);
  if (uploadedAs.ok && uploadedAs.value !== undefined)
    await redirectOnce(tableAddress(uploadedAs.value));
}
