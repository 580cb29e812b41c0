import { tableAddress } from '@/app/addresses';
import { callPhoneWorker } from './callPhoneWorker';

let isLeaving = false;

/** Leaves the page for good, for the first address that is named; whoever waits for it hears nothing more. */
export function redirectOnce(address: string): Promise<never> {
  if (!isLeaving) window.location.replace(address);
  isLeaving = true;
  return new Promise(() => {});
}

/** Goes after a game that was opened to others: its table is a server's now. */
export async function followOpened(code: string): Promise<void> {
  const openedAs = await callPhoneWorker('openedAs', code);
  if (openedAs.ok && openedAs.value !== undefined) await redirectOnce(tableAddress(openedAs.value));
}
