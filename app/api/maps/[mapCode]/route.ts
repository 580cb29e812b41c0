import { costlyHandler } from '@/app/_server/handler';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/official/key';
import { runInWorker } from '@/lib/server/workers';

type Context = { params: Promise<{ mapCode: string }> };

/** A map by its code or official key, with deals for two to five players. */
export const GET = costlyHandler(async (_request, { params }: Context) => {
  const map = parseMapCode(readKey((await params).mapCode));
  if (!map.ok) return replyError(map.error);
  return reply(await runInWorker('mapDeals', { mapCode: formatMapCode(map.value) }));
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
