import type { ANSWERS } from './answers';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The method and path of a call, and its answer on success. */
interface Endpoint {
  readonly method: Method;
  /** With parameters in braces. */
  readonly path: `/api/${string}`;
  readonly answer: keyof typeof ANSWERS | 'events';
  readonly status: 200 | 201;
  /** Whether a page sends each such call with an id, so that it counts once even if it is retried. */
  readonly bearsId: boolean;
}

const game = '/api/games/{code}';
const seat = `${game}/seats/{seat}` as const;

const endpoint = <M extends Method, P extends Endpoint['path'], A extends Endpoint['answer']>(
  method: M,
  path: P,
  answer: A,
  more: Partial<Pick<Endpoint, 'status' | 'bearsId'>> = {},
) => ({ method, path, answer, status: 200, bearsId: false, ...more }) as const;

/** Table calls, keyed by operation id; clients generated from the OpenAPI document use the same names. */
export const TABLE_ENDPOINTS = {
  dealGame: endpoint('POST', '/api/games', 'Table', { status: 201 }),
  uploadGame: endpoint('POST', '/api/games/upload', 'Table', { status: 201 }),
  showTable: endpoint('GET', game, 'Table'),
  setSeatOrder: endpoint('PUT', `${game}/order`, 'Table', { bearsId: true }),
  giveHardEnvelope: endpoint('PUT', `${game}/hard-envelope`, 'Table', { bearsId: true }),
  markMapLaid: endpoint('POST', `${game}/laid`, 'Table'),
  waitForSeat: endpoint('POST', `${game}/waiting`, 'Table'),
  stopWaiting: endpoint('DELETE', `${game}/waiting`, 'Table'),
  watchGame: endpoint('GET', `${game}/live`, 'events'),
  claimSeat: endpoint('POST', `${seat}/claim`, 'Table', { bearsId: true }),
  editSeat: endpoint('PATCH', seat, 'Table', { bearsId: true }),
  leaveSeat: endpoint('DELETE', seat, 'Table', { bearsId: true }),
  look: endpoint('POST', `${seat}/look`, 'Seat'),
  lookByProgram: endpoint('GET', seat, 'Seat'),
  offerSeat: endpoint('POST', `${seat}/hand-over`, 'Offer', { status: 201 }),
  takeSeat: endpoint('POST', `${seat}/take`, 'Table', { bearsId: true }),
  vote: endpoint('POST', `${game}/votes`, 'Table'),
  showHint: endpoint('GET', `${game}/hint`, 'Hint'),
  askForHint: endpoint('POST', `${game}/hint`, 'Hint'),
  playAgain: endpoint('POST', `${game}/again`, 'Table', { status: 201 }),
  showEvening: endpoint('GET', `${game}/evening`, 'Evening'),
  record: endpoint('POST', `${game}/record`, 'Table'),
  checkBoard: endpoint('POST', `${game}/check-board`, 'BoardCheck'),
  readNotebook: endpoint('GET', `${seat}/notebook`, 'Notebook'),
  saveNotebook: endpoint('PUT', `${seat}/notebook`, 'Notebook'),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type TableEndpointName = keyof typeof TABLE_ENDPOINTS;
