import { type CallRefusal, runCall, type TableCallName } from '@/app/_api/tableRuns';
import type { TableRequest } from '@/app/_state/tableClient';
import { NO_SEAT } from '@/lib/board/players';
import { type DealRefusalView, dealRefusalView } from '@/lib/game/deal/dealRequest';
import type { TableView } from '@/lib/game/views/views';
import { type Result, refused } from '@/lib/result';
import { dealTable, type NewTable } from '@/lib/table/dealTable';
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
    async deal(options: NewTable): Promise<Result<TableView, DealRefusalView>> {
      const dealt = await dealTable(dependencies, { ...options, onePhone: true }, PHONE_DEVICE);
      return dealt.ok ? dealt : refused(dealRefusalView(dealt.error));
    },
    /** Runs any table call, as a server's route would. */
    async ask(
      code: string,
      { name, seat = NO_SEAT, body, ...request }: TableRequest,
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

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  MoveCalls &
  PhoneGameList &
  PhoneUploads &
  PhoneDeduction;
