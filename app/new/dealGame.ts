import { askPhone } from '@/app/_phone/askPhone';
import type { Refused } from '@/app/_phone/usePhoneTrouble';
import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import type { SaidTable } from '@/app/_words/said';
import type { DealRefusalView } from '@/lib/game/dealRefusalView';
import type { DealRequest } from '@/lib/game/dealRequested';
import { type Result, refused } from '@/lib/result';
import type { Table } from '@/lib/table/show';

export interface DealBody extends DealRequest {
  readonly seed?: string | undefined;
  /** Whether the map lies on the table already. */
  readonly laid?: boolean;
  /** Whether the table is told how often each has looked. */
  readonly countLooks?: boolean;
  /** Whether this phone goes round: it then holds all seats. */
  readonly onePhone?: boolean;
  /** Whether it says whose clue is opened. */
  readonly signals?: boolean;
}

/** Why there is no game; where the map is to blame, what to change. */
export type DealTrouble = Trouble & Partial<Omit<DealRefusalView, 'code'>>;

/** Asks the server for a new game. */
export const dealByServer = (body: DealBody): Promise<Result<SaidTable, DealTrouble>> =>
  callApi<SaidTable>({ method: 'POST', path: '/api/games', body });

/** Deals a game that stays on this phone, which asks nobody for it. */
export async function dealOnPhone(
  { countLooks, ...body }: DealBody,
  trouble: (code: Refused) => Trouble,
): Promise<Result<Table, DealTrouble>> {
  const dealt = await askPhone('deal', { ...body, countsLooks: countLooks });
  if (dealt.ok) {
    void askToKeep();
    return dealt;
  }
  if (typeof dealt.error === 'string') return refused(trouble(dealt.error));
  return refused({ ...dealt.error, ...trouble(dealt.error.code) });
}

/** Nobody waits for the answer, nor for the script that asks. */
async function askToKeep(): Promise<void> {
  const { askOnceToKeepForGood } = await import('@/app/_phone/keepForGood');
  await askOnceToKeepForGood();
}
