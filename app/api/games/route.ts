import { DealBody } from '@/app/_api/calls/deal';
import { readChangeId } from '@/app/_server/changeId';
import { createDevice, readDevice } from '@/app/_server/device';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyDealRefusal, replyError, replyTable } from '@/app/_server/reply';
import type { DealRefusal } from '@/lib/game/deal/dealRequest';
import type { TableView } from '@/lib/game/views/views';
import { onceInProcess } from '@/lib/server/once';
import { createRepeats } from '@/lib/server/repeats';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { dealTable } from '@/lib/table/dealTable';

const dealOnce = onceInProcess('dealOnce', () => createRepeats<TableView, DealRefusal>(Date.now));

export const POST = costlyHandler(async request => {
  const body = await readBody(request, DealBody);
  if (!body.ok) return replyError(body.error);
  // In a game on one phone, that phone holds all seats from the start, so it needs a device id.
  const device = body.value.onePhone ? await createDevice() : await readDevice();
  const id = await readChangeId();
  const key = device && id && `${device} ${id}`;
  const dealt = await dealOnce({ key, content: body.value }, async () =>
    dealTable(await getTableDependencies(), body.value, device),
  );
  if (dealt.ok) return replyTable(dealt, 201);
  return dealt.error === 'change-id-used' ? replyError(dealt.error) : replyDealRefusal(dealt.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
