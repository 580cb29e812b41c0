import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { callApi } from '@/app/_state/callApi';
import { createRetryIds } from '@/app/_state/retryIds';
import type { Trouble } from '@/app/_state/trouble';
import { withDeviceCookie } from '@/app/_state/withDeviceCookie';
import type { DealRefusalView, DealRequest, StructureMove } from '@/lib/game/deal/dealRequest';
import type { TableView } from '@/lib/game/views/views';
import { type Assist, DEFAULT_ASSIST } from '@/lib/game/votes/assist';
import { parseHex } from '@/lib/map/grid';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import { type Result, refused } from '@/lib/result';
import type { DealChoices } from '../_state/dealChoices';
import type { WhosePhone } from './whosePhone';

interface DealBody extends DealRequest {
  /** Whether the map is already laid on the table. */
  readonly laid?: boolean;
  /** Whether this phone is passed round, and so holds all seats. */
  readonly onePhone?: boolean;
  /** Whether that phone announces aloud whose clue is open. */
  readonly signals?: boolean;
  /** How much the app deduces for the players. */
  readonly assist?: Assist;
}

/** Why the deal failed; if the map is the cause, also what to change. */
export type DealTrouble = Trouble & Partial<Omit<DealRefusalView, 'code'>>;

const withId = createRetryIds();

/** Deals at the server. A retry after a lost response deals nothing new. Ids count only for a device with a cookie. */
export const dealByServer = (body: DealBody): Promise<Result<TableView, DealTrouble>> =>
  withId(body, id =>
    withDeviceCookie(() => callApi<TableView>({ method: 'POST', path: '/api/games', body, id })),
  );

/** Deals a game that is stored on this phone, without a server. */
export async function dealOnPhone(body: DealBody): Promise<Result<TableView, DealTrouble>> {
  const dealt = await callPhoneWorker('deal', body);
  if (!dealt.ok) {
    const { error } = dealt;
    return refused(typeof error === 'string' ? { code: error } : error);
  }
  void requestPersistence();
  return dealt;
}

/** Called without `await`: nothing depends on the permission, or on the script that requests it. */
async function requestPersistence(): Promise<void> {
  const { requestPersistentStorageOnce } = await import('@/app/_phone/storagePermission');
  await requestPersistentStorageOnce();
}

/** The body of a deal request. Two-player games have no wishes, whatever was chosen for more players. */
export function dealBody(choices: DealChoices, phone: WhosePhone): DealBody {
  const { players, mode, mapCode, laidMap, length, seats, signals, assist } = choices;
  return {
    players,
    mode,
    ...(mapCode !== null && { mapCode, ...(mapCode === laidMap && { laid: true }) }),
    ...(assist !== DEFAULT_ASSIST && { assist }),
    ...(phone === 'one' && { onePhone: true, ...(signals && { signals }) }),
    ...(players !== 2 && {
      ...(length !== 'any' && { length }),
      ...(seats !== 'any' && { [seats]: true }),
    }),
  };
}

/** The map with one structure moved; `undefined` if it cannot go there. */
export function moveOnMap(mapCode: string, { kind, color, to }: StructureMove): string | undefined {
  const map = parseMapCode(mapCode);
  const hex = parseHex(to);
  if (!map.ok || hex === undefined) return undefined;
  const structures = map.value.structures.map(structure =>
    structure.kind === kind && structure.color === color ? { ...structure, hex } : structure,
  );
  const moved = parseMapCode(formatMapCode({ tiles: map.value.tiles, structures }));
  return moved.ok ? formatMapCode(moved.value) : undefined;
}
