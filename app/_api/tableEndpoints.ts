import type { ANSWERS } from './answers';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The method and path of a call, and its answer on success. */
interface Endpoint {
  readonly method: Method;
  /** With parameters in braces. */
  readonly path: `/api/${string}`;
  readonly answer: keyof typeof ANSWERS | 'events';
  readonly status: 200 | 201;
}

const game = '/api/games/{code}';
const seat = `${game}/seats/{seat}` as const;

const endpoint = <M extends Method, P extends Endpoint['path'], A extends Endpoint['answer']>(
  method: M,
  path: P,
  answer: A,
  status: Endpoint['status'] = 200,
) => ({ method, path, answer, status });

/** Table calls, keyed by operation id; clients generated from the OpenAPI document use the same names. */
export const TABLE_ENDPOINTS = {
  dealGame: endpoint('POST', '/api/games', 'Table', 201),
  uploadGame: endpoint('POST', '/api/games/upload', 'Table', 201),
  showTable: endpoint('GET', game, 'Table'),
  setSeatOrder: endpoint('PUT', `${game}/order`, 'Table'),
  giveHardEnvelope: endpoint('PUT', `${game}/hard-envelope`, 'Table'),
  markMapLaid: endpoint('POST', `${game}/laid`, 'Table'),
  watchGame: endpoint('GET', `${game}/live`, 'events'),
  claimSeat: endpoint('POST', `${seat}/claim`, 'Table'),
  editSeat: endpoint('PATCH', seat, 'Table'),
  leaveSeat: endpoint('DELETE', seat, 'Table'),
  look: endpoint('POST', `${seat}/look`, 'Seat'),
  lookByProgram: endpoint('GET', seat, 'Seat'),
  offerSeat: endpoint('POST', `${seat}/hand-over`, 'Offer', 201),
  takeSeat: endpoint('POST', `${seat}/take`, 'Table'),
  vote: endpoint('POST', `${game}/votes`, 'Table'),
  showHint: endpoint('GET', `${game}/hint`, 'Hint'),
  askForHint: endpoint('POST', `${game}/hint`, 'Hint'),
  playAgain: endpoint('POST', `${game}/again`, 'Table', 201),
  showEvening: endpoint('GET', `${game}/evening`, 'Evening'),
  record: endpoint('POST', `${game}/record`, 'Table'),
  checkBoard: endpoint('POST', `${game}/check-board`, 'BoardCheck'),
  readNotebook: endpoint('GET', `${seat}/notebook`, 'Notebook'),
  saveNotebook: endpoint('PUT', `${seat}/notebook`, 'Notebook'),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type TableEndpointName = keyof typeof TABLE_ENDPOINTS;
