import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import type { SaidTable } from '@/app/_words/said';
import type { Color, PlayerCount, StructureKind } from '@/lib/data/terms';
import type { DealRequest } from '@/lib/game/dealRequested';
import type { Result } from '@/lib/result';

export interface DealBody extends DealRequest {
  readonly seed?: string | undefined;
  /** Whether the map lies on the table already. */
  readonly laid?: boolean;
  /** Whether the table is told how often each has looked. */
  readonly countLooks?: boolean;
  /** Whether this phone goes round: it then holds all seats. */
  readonly onePhone?: boolean;
}

/** Why there is no game; where the map is to blame, what to change. */
export interface DealTrouble extends Trouble {
  /** How many people could play on it. */
  readonly players?: readonly PlayerCount[];
  readonly move?: StructureMove;
}

/** A structure's way from one space to another, as in "D4". */
export interface StructureMove {
  readonly kind: StructureKind;
  readonly color: Color;
  readonly from: string;
  readonly to: string;
}

/** Asks the server for a new game. */
export const dealGame = (body: DealBody): Promise<Result<SaidTable, DealTrouble>> =>
  callApi<SaidTable>({ method: 'POST', path: '/api/games', body });
