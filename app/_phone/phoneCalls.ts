import { type CallRefusal, runCall, type TableCallName } from '@/app/_api/tableRuns';
import type { TableRequest } from '@/app/_state/tableClient';
import {
  type DealRefusal,
  type DealRefusalView,
  type DealRequest,
  dealRefusalView,
} from '@/lib/game/deal/dealRequest';
import { type Result, refused } from '@/lib/result';
import { dealTable, mapToDeal, type NewTable } from '@/lib/table/dealTable';
import type { TableDependencies } from '@/lib/table/dependencies';
import type { MoveCalls } from './moveGames';
import type { PhoneDeduction } from './phoneDeduction';
import { PHONE_DEVICE } from './phoneGame';
import type { PhoneGameList } from './phoneGameList';
import type { PhoneUploads } from './phoneUploads';

/** Seats of phone games cannot be handed over: the whole game moves to another phone. */
const UNSUPPORTED: readonly TableCallName[] = ['offerSeat', 'takeSeat'];

/** The worker's calls for games stored on this phone. */
export function phoneCalls(dependencies: TableDependencies) {
  return {
    deal: async (options: NewTable) =>
      withRefusalView(await dealTable(dependencies, { ...options, onePhone: true }, PHONE_DEVICE)),
    mapToDeal: async (request: DealRequest, seed: string) =>
      withRefusalView(await mapToDeal(dependencies, request, seed)),
    /** Runs any table call, as a server's route would. */
    async ask(
      code: string,
      { name, seat = 0, body, ...request }: TableRequest,
    ): Promise<Result<unknown, CallRefusal>> {
      if (UNSUPPORTED.includes(name)) return refused('not-offered');
      const load = () => dependencies.repository.load(code);
      return runCall(
        name,
        dependencies,
        { ...request, code, seat, device: PHONE_DEVICE, load },
        body,
      );
    },
  };
}

const withRefusalView = <T>(dealt: Result<T, DealRefusal>): Result<T, DealRefusalView> =>
  dealt.ok ? dealt : refused(dealRefusalView(dealt.error));

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  MoveCalls &
  PhoneGameList &
  PhoneUploads &
  PhoneDeduction;
