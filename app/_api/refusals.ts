import { z } from 'zod';
import { BODIES } from './bodies';
import { addressOf, type Call, SHARED, type Shared } from './calls';
import { type ErrorCode, FIELD_ERRORS, STATUSES } from './errors';

/** Everything that a call may be refused with. */
export const refusalsOf = (call: Call): readonly ErrorCode[] => [
  ...new Set([...sharedBy(call).flatMap(shared => SHARED[shared]), ...ownRefusals(call)]),
];

/** What a call shares with others: what it says itself, and what follows from its method and path. */
function sharedBy(call: Call): readonly Shared[] {
  const { method, path } = addressOf(call);
  return [
    'any',
    ...(method === 'GET' ? [] : (['change'] as const)),
    ...(path.includes('{') ? (['address'] as const) : []),
    ...call.shares,
  ];
}

/** What a call is refused with by itself, the faults of its body's fields among it. */
export const ownRefusals = ({ body, refuses = [] }: Call): readonly ErrorCode[] => [
  ...(body === undefined ? [] : faultsOf(BODIES[body])),
  ...refuses,
];

/** What a schema tells of faulty bodies: each of its parts has its code as its error. */
function faultsOf(schema: z.ZodType): readonly ErrorCode[] {
  const told = new Set<unknown>();
  z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema: { _zod: part } }) {
      // Ours say the same whatever is wrong.
      told.add(part.def.error?.({} as never));
    },
  });
  return FIELD_ERRORS.filter(code => told.has(code));
}

/** Codes by their status, the least first. */
export function byStatus(
  codes: readonly ErrorCode[],
): readonly (readonly [status: number, codes: readonly ErrorCode[]])[] {
  const statuses = [...new Set(codes.map(code => STATUSES[code]))];
  return statuses
    .toSorted((one, other) => one - other)
    .map(status => [status, codes.filter(code => STATUSES[code] === status)]);
}
