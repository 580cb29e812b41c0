import { expect } from 'playwright/test';
import { logsOf, type SharedName } from './sharedServers';

/**
 * The log of a shared server, once it contains the end of these requests, by id: each line is written after its
 * response was sent, and a stream's after the stream has ended.
 */
export async function logOnceComplete(name: SharedName, ids: readonly string[]): Promise<string> {
  let log = '';
  await expect(async () => {
    log = await logsOf(name);
    expect(ids.filter(id => !log.includes(id))).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 10_000 });
  return log;
}

/** Request ids from response headers. */
export const idsIn = (heads: readonly string[]): string[] =>
  heads.flatMap(head => /^x-request-id: (\S+)$/im.exec(head)?.[1] ?? []);
