import type { Call, CallDefinition } from './call';
import { DEALS } from './calls/deal';
import { RECORD_CALLS } from './calls/record';
import { SEAT_CALLS } from './calls/seats';
import { NEWS, TABLE_CALLS } from './calls/table';
import { TOOLS } from './calls/tools';
import { VOTE_CALLS } from './calls/votes';
import { TABLE_ENDPOINTS, type TableEndpointName } from './tableEndpoints';

const ABOUT_TABLES = {
  ...DEALS,
  ...TABLE_CALLS,
  ...NEWS,
  ...SEAT_CALLS,
  ...VOTE_CALLS,
  ...RECORD_CALLS,
} satisfies Readonly<Record<TableEndpointName, CallDefinition>>;

/** Every call, keyed by its operation id in the OpenAPI document. */
export const CALLS: Readonly<Record<TableEndpointName | keyof typeof TOOLS, Call>> = {
  ...withEndpoints(ABOUT_TABLES),
  ...TOOLS,
};

/** Adds the method, path and answer of each call. */
function withEndpoints(
  definitions: Readonly<Record<TableEndpointName, CallDefinition>>,
): Readonly<Record<TableEndpointName, Call>> {
  const calls = Object.entries(TABLE_ENDPOINTS).map(([name, endpoint]): [string, Call] => {
    const { method, path, answer, status } = endpoint;
    const definition = definitions[name as TableEndpointName];
    return [name, { ...definition, call: `${method} ${path}`, answers: { [status]: answer } }];
  });
  return Object.fromEntries(calls) as Record<TableEndpointName, Call>;
}
