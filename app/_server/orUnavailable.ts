import { type Result, refused } from '@/lib/result';
import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';
import { isUnavailable } from '@/lib/table/unavailable';

/** What a page loads, or that the database, or who works for us, does not do its part; any other fault is thrown. */
export async function orUnavailable<T, E>(
  load: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'unavailable'>> {
  try {
    return await load();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ id: currentRequest()?.id, err: error }, 'a page failed');
    return refused('unavailable');
  }
}
