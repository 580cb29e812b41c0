import { RaceBody } from '@/app/_api/bodies';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, reply, replyDealRefusal, replyError } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { mapToDeal } from '@/lib/table/dealTable';

/** The map of a seed's deal, and nothing else of the deal, so that two tables can compare it. */
export const POST = costlyHandler(async request => {
  const body = await readBody(request, RaceBody);
  if (!body.ok) return replyError(body.error);
  const { seed, ...options } = body.value;
  const mapCode = await mapToDeal(await getTableDependencies(), options, seed);
  return mapCode.ok ? reply({ mapCode: mapCode.value }) : replyDealRefusal(mapCode.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
