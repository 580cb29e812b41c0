import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { getStore } from '@/lib/server';

/** 200 while the database answers. */
export async function GET(): Promise<Response> {
  try {
    await (await getStore()).check();
    return reply({ status: 'ok' });
  } catch {
    return replyError('database-unavailable');
  }
}

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
