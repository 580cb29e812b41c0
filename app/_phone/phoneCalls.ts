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
import { moveCalls } from './moveGames';
import type { PhoneDeduction } from './phoneDeduction';
import { PHONE_DEVICE } from './phoneGame';
import type { PhoneGameList } from './phoneGameList';
import type { PhoneUploads } from './phoneUploads';

/** Seats of a phone's own game cannot be handed over: the whole game moves to another phone. */
const NOT_HERE: readonly TableCallName[] = ['offerSeat', 'takeSeat'];

/** The worker's calls for games stored on this phone. */
export function phoneCalls(dependencies: TableDependencies) {
  return {
    deal: async (wanted: NewTable) =>
      viewed(await dealTable(dependencies, { ...wanted, onePhone: true }, PHONE_DEVICE)),
    mapToDeal: async (request: DealRequest, seed: string) =>
      viewed(await mapToDeal(dependencies, request, seed)),
    /** Runs any table call, as a server's route would. */
    async ask(
      code: string,
      { name, seat = 0, body, ...asked }: TableRequest,
    ): Promise<Result<unknown, CallRefusal>> {
      if (NOT_HERE.includes(name)) return refused('not-offered');
      const load = () => dependencies.repository.load(code);
      return runCall(
        name,
        dependencies,
        { ...asked, code, seat, device: PHONE_DEVICE, load },
        body,
      );
    },
    ...moveCalls(dependencies),
  };
}

const viewed = <T>(dealt: Result<T, DealRefusal>): Result<T, DealRefusalView> =>
  dealt.ok ? dealt : refused(dealRefusalView(dealt.error));

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  PhoneGameList &
  PhoneUploads &
  PhoneDeduction;
