import { readDevice } from '@/app/_server/device';
import { gameHandler, handler } from '@/app/_server/handler';
import { readNetwork } from '@/app/_server/network';
import { refuseOthers, replyError } from '@/app/_server/reply';
import { openStream } from '@/lib/server/streams';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // nginx would gather events before it passes them on.
  'X-Accel-Buffering': 'no',
};

/** News of a game as server-sent events: its version whenever there is something new to see. */
export const GET = gameHandler<{ code: string }>(async (request, { game }) => {
  const { code, version } = game;
  const seated = game.seats.flatMap(({ holder }) => holder?.device ?? []);
  const asking = await readDevice();
  const stream = await openStream({
    code,
    version,
    seated,
    device: seated.find(device => device === asking),
    network: await readNetwork(),
    signal: request.signal,
  });
  return stream.ok ? new Response(stream.value, { headers: HEADERS }) : replyError(stream.error);
});

/** Next would answer HEAD by GET, and never end the stream that nobody reads. */
export const HEAD = handler(async () => new Response(null, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
