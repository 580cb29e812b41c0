import { askPhone } from '@/app/_phone/askPhone';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import type { Refused } from '@/app/_phone/usePhoneTrouble';
import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import type { SaidTable } from '@/app/_words/said';
import type { Assist } from '@/lib/game/assist';
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
  /** Whether that phone tells aloud whose clue is opened. */
  readonly signals?: boolean;
  /** How much the app may think for the players. */
  readonly assist?: Assist;
}

/** Why there is no game; where the map is to blame, what to change. */
export type DealTrouble = Trouble & Partial<Omit<DealRefusalView, 'code'>>;

/** Says why the phone did not do what it was asked. */
type Tell = (code: Refused) => Trouble;

/** Asks the server for a new game. */
export const dealByServer = (body: DealBody): Promise<Result<SaidTable, DealTrouble>> =>
  callApi<SaidTable>({ method: 'POST', path: '/api/games', body });

/** Deals a game that stays on this phone, which asks nobody for it. */
export async function dealOnPhone(
  { countLooks, ...body }: DealBody,
  tell: Tell,
): Promise<Result<Table, DealTrouble>> {
  const dealt = told(await askPhone('deal', { ...body, countsLooks: countLooks }), tell);
  if (dealt.ok) void askToKeep();
  return dealt;
}

/** The code of the map that chosen words would be dealt on: here as by any server. */
export const mapToDeal = async (
  body: DealRequest,
  seed: string,
  tell: Tell,
): Promise<Result<string, DealTrouble>> => told(await askPhone('mapToDeal', body, seed), tell);

function told<T>(
  answer: Result<T, DealRefusalView | PhoneFault>,
  tell: Tell,
): Result<T, DealTrouble> {
  if (answer.ok) return answer;
  const { error } = answer;
  return refused(typeof error === 'string' ? tell(error) : { ...error, ...tell(error.code) });
}

/** Nobody waits for the answer, nor for the script that asks. */
async function askToKeep(): Promise<void> {
  const { askOnceToKeepForGood } = await import('@/app/_phone/keepForGood');
  await askOnceToKeepForGood();
}
