import { costlyHandler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { mapDeals } from '@/lib/game/mapDeals';
import { parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/map/officialKey';

type Context = { params: Promise<{ mapCode: string }> };

/** A map by its code or official key, with deals for two to five players. */
export const GET = costlyHandler(async (_request, { params }: Context) => {
  const map = parseMapCode(readKey((await params).mapCode));
  return map.ok ? reply(mapDeals(map.value)) : replyError(map.error);
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
