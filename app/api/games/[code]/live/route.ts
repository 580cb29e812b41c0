import { readDevice } from '@/app/api/device';
import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { replyError } from '@/app/api/reply';
import { isHolder } from '@/lib/game/game';
import { responseTo } from '@/lib/responses';
import { getServer } from '@/lib/server';
import { openStream } from '@/lib/streams';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // nginx would gather events before it passes them on.
  'X-Accel-Buffering': 'no',
};

/** News of a game as server-sent events: its version whenever there is something new to see. */
export const GET = handler<{ code: string }>(async (request, { params }) => {
  const { store } = await getServer();
  const game = await store.load(readCode(await params));
  if (!game.ok) return replyError(game.error);
  const { code, version } = game.value;
  const device = await readDevice();
  const stream = await openStream({
    code,
    version,
    device: isHolder(game.value, device) ? device : undefined,
    signal: request.signal,
    response: responseTo(request),
  });
  return new Response(stream, { headers: HEADERS });
});

/** Next would answer HEAD by GET, and never end the stream that nobody reads. */
export const HEAD = handler(async () => new Response(null, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
