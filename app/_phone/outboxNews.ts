import { openChannel } from './phoneNews';

/** Notifies all tabs that the phone's data about a server table has changed. The message holds only the code. */

const CHANNEL = 'fieldbook-outbox';

/** A channel for sending only: the page's other channels receive its messages. */
let saying: BroadcastChannel | undefined;

/** Without a code, the message concerns all tables. */
export function publishOutboxNews(code?: string): void {
  saying ??= openChannel(CHANNEL);
  saying?.postMessage(code);
}

/** Calls `onNews` on every message. Returns the unsubscribe function. */
export function subscribeToOutbox(onNews: (code: string | undefined) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<string | undefined>) => onNews(data);
  return () => channel.close();
}
