import { DealBody } from '@/app/_api/calls/deal';
import { createDevice, readDevice } from '@/app/_server/device';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyDealRefusal, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { dealTable } from '@/lib/table/dealTable';

export const POST = costlyHandler(async request => {
  const body = await readBody(request, DealBody);
  if (!body.ok) return replyError(body.error);
  // In a game on one phone, that phone holds all seats from the start, and so needs a device id.
  const device = body.value.onePhone ? await createDevice() : await readDevice();
  const dealt = await dealTable(await getTableDependencies(), body.value, device);
  return dealt.ok ? replyTable(dealt, 201) : replyDealRefusal(dealt.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
