import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply } from '@/app/api/reply';
import { getServer } from '@/lib/server';

/** 200 while the database answers, 503 when it does not. */
export const GET = handler(async () => {
  const { store } = await getServer();
  await store.check();
  return reply({ status: 'ok' });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
