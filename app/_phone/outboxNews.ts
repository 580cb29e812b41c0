import { openChannel } from './phoneNews';

/** Says in all tabs of this phone that what it keeps of a server's table has changed, and nothing of what that is. */

const CHANNEL = 'fieldbook-outbox';

/** One for this page, whose other channels hear it. */
let saying: BroadcastChannel | undefined;

/** Of all tables where none is named. */
export function publishOutboxNews(code?: string): void {
  saying ??= openChannel(CHANNEL);
  saying?.postMessage(code);
}

/** Calls `onNews` until the result is called. */
export function subscribeToOutbox(onNews: (code: string | undefined) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<string | undefined>) => onNews(data);
  return () => channel.close();
}
