import { RaceBody } from '@/app/_api/bodies';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, reply, replyDealRefusal, replyError } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { mapToDeal } from '@/lib/table/dealTable';

/** The map that a seed would be dealt on, and no more of the deal, so that two tables can compare. */
export const POST = costlyHandler(async request => {
  const body = await readBody(request, RaceBody);
  if (!body.ok) return replyError(body.error);
  const { seed, ...wanted } = body.value;
  const mapCode = await mapToDeal(await getTableDependencies(), wanted, seed);
  return mapCode.ok ? reply({ mapCode: mapCode.value }) : replyDealRefusal(mapCode.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
