import { expect } from 'playwright/test';
import { logsOf, type SharedName } from './house';

/**
 * What a shared server has written, once it has told how these requests ended, by their ids: each line is written
 * when its answer has gone out, and a stream's when the stream has ended.
 */
export async function logOnceTold(name: SharedName, ids: readonly string[]): Promise<string> {
  let log = '';
  await expect(async () => {
    log = await logsOf(name);
    expect(ids.filter(id => !log.includes(id))).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 10_000 });
  return log;
}

/** The ids of the requests that were answered so, by their heads. */
export const idsIn = (heads: readonly string[]): string[] =>
  heads.flatMap(head => /^x-request-id: (\S+)$/im.exec(head)?.[1] ?? []);
