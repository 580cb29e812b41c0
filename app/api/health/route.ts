import { handler } from '@/app/_server/handler';
import { refuseOthers, reply } from '@/app/_server/reply';
import { getServer } from '@/lib/server/getServer';
import { degraded, withinTimeout } from '@/lib/server/health';
import { isUnavailable } from '@/lib/table/unavailable';

/** 200 if all is well; otherwise 503 with a list of what is broken. Replies within two seconds. */
export const GET = handler(async () => {
  const health = (await withinTimeout(checkHealth())) || degraded('database');
  return reply(health, health.status === 'ok' ? 200 : 503);
});

async function checkHealth() {
  try {
    return await (await getServer()).health();
  } catch (error) {
    if (isUnavailable(error)) return degraded('database');
    throw error;
  }
}

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
