import { readDevice } from '@/app/_server/device';
import { gameHandler, handler } from '@/app/_server/handler';
import { readNetwork } from '@/app/_server/network';
import { refuseOthers, replyError } from '@/app/_server/reply';
import { openStream } from '@/lib/server/streams';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise buffer events.
  'X-Accel-Buffering': 'no',
};

/** Server-sent events with the game's version whenever it changes. */
export const GET = gameHandler<{ code: string }>(async (request, { game }) => {
  const { code, version } = game;
  const seated = game.seats.flatMap(({ holder }) => holder?.device ?? []);
  const requester = await readDevice();
  const stream = await openStream({
    code,
    version,
    seated,
    device: seated.find(device => device === requester),
    network: await readNetwork(),
    signal: request.signal,
  });
  return stream.ok ? new Response(stream.value, { headers: HEADERS }) : replyError(stream.error);
});

/** Without this, Next answers HEAD with GET, which would leave open a stream without a reader. */
export const HEAD = handler(async () => new Response(null, { headers: HEADERS }));

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
