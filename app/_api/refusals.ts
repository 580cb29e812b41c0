import { z } from 'zod';
import { addressOf, type Call, SHARED, type Shared } from './call';
import { type ErrorCode, FIELD_ERRORS, STATUSES } from './errors';

/** All error codes that a call may return. */
export const refusalsOf = (call: Call): readonly ErrorCode[] => [
  ...new Set([...sharedBy(call).flatMap(shared => SHARED[shared]), ...ownRefusals(call)]),
];

/** The error groups of a call: those that it lists itself, and those that follow from its method and path. */
function sharedBy(call: Call): readonly Shared[] {
  const { method, path } = addressOf(call);
  return [
    'any',
    ...(method === 'GET' ? [] : (['change'] as const)),
    ...(method !== 'GET' && path.includes('{code}') ? (['gameChange'] as const) : []),
    ...(path.includes('{') ? (['address'] as const) : []),
    ...call.shares,
  ];
}

/** A call's own error codes, including those of its body's fields. */
export const ownRefusals = ({ body, refuses = [] }: Call): readonly ErrorCode[] => [
  ...(body === undefined ? [] : fieldErrorsOf(body)),
  ...refuses,
];

/** Collects the error codes of a body schema, each the `error` of one of its parts. */
function fieldErrorsOf(schema: z.ZodType): readonly ErrorCode[] {
  const codes = new Set<unknown>();
  z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema: { _zod: part } }) {
      // Our schemas return the same code for every issue, so any input will do.
      codes.add(part.def.error?.({} as never));
    },
  });
  return FIELD_ERRORS.filter(code => codes.has(code));
}

/** Groups codes by HTTP status, in ascending order. */
export function byStatus(
  codes: readonly ErrorCode[],
): readonly (readonly [status: number, codes: readonly ErrorCode[]])[] {
  const statuses = [...new Set(codes.map(code => STATUSES[code]))];
  return statuses
    .toSorted((one, other) => one - other)
    .map(status => [status, codes.filter(code => STATUSES[code] === status)]);
}
