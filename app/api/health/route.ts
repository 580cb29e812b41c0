import { handler } from '@/app/_server/handler';
import { refuseOthers, reply } from '@/app/_server/reply';
import { getServer } from '@/lib/server/getServer';
import { degraded, isServing, withinTimeout } from '@/lib/server/health';
import { isUnavailable } from '@/lib/table/unavailable';

/** Lists what is broken, with 503 if tables cannot be played. Replies within two seconds. */
export const GET = handler(async () => {
  const health = (await withinTimeout(checkHealth())) || degraded('database');
  return reply(health, isServing(health) ? 200 : 503);
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
