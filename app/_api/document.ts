import { z } from 'zod';
import { DEVICE_COOKIE } from '@/app/addresses';
import fieldbook from '@/package.json' with { type: 'json' };
import { ANSWERS, refusalBy } from './answers';
import { addressOf, type Call, type Plain } from './call';
import { CALLS } from './calls';
import { type ErrorCode, STATUSES } from './errors';
import { byStatus, refusalsOf } from './refusals';

/** A part of a JSON Schema or of an OpenAPI document. */
export type Json = { readonly [field: string]: unknown };

export interface ApiDocument extends Json {
  /** By path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Json;
    /** The responses with a single error code, by that code. */
    readonly responses: Readonly<Record<string, Response>>;
  } & Json;
}

export interface Operation extends Json {
  readonly operationId: string;
  readonly requestBody?: Response & { readonly required: boolean };
  /** By status. */
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

export interface Response {
  readonly description?: string;
  readonly headers?: Json;
  /** By media type. */
  readonly content: Readonly<Record<string, { readonly schema: Json }>>;
}

const ABOUT = `Fieldbook is an unofficial companion for the board game Cryptid, and has nothing to do with its publisher.

Every refusal is \`{"error": {"code", "message"}}\`. The code never changes; the message, like the texts of clues and hints, is in a language that the caller accepts (Accept-Language). HEAD is answered like GET, without a body and without uncovering a clue.

A device is identified by a cookie that it gets with its first change at a table. No call needs one in advance, but only the device that took a seat can use it.

After 429, wait for the seconds of Retry-After. A device that holds a seat of a game has limits of its own there; others share those of their network.`;

/** The whole API as OpenAPI 3.1, built from the list of calls and the schemas with which routes validate. */
export function describeApi(): ApiDocument {
  const operations = Object.entries(CALLS).map(([name, call]) => ({
    ...addressOf(call),
    operation: describeCall(name, call),
  }));
  const paths = [...new Set(operations.map(({ path }) => path))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fieldbook',
      version: fieldbook.version,
      summary: 'An unofficial companion for the board game Cryptid',
      description: ABOUT,
    },
    servers: [{ url: '/' }],
    security: [{ device: [] }, { httpsDevice: [] }, {}],
    paths: Object.fromEntries(
      paths.map(path => [
        path,
        Object.fromEntries(
          operations
            .filter(operation => operation.path === path)
            .map(({ method, operation }) => [method.toLowerCase(), operation]),
        ),
      ]),
    ),
    components: {
      schemas: describeSchemas(),
      parameters: Object.fromEntries(
        Object.entries(REQUEST_HEADERS).map(([name, spec]) => [name, { name, ...spec }]),
      ),
      responses: Object.fromEntries(singleCodes().map(code => [code, describeRefusals([code])])),
      securitySchemes: {
        device: { type: 'apiKey', in: 'cookie', name: DEVICE_COOKIE },
        httpsDevice: { type: 'apiKey', in: 'cookie', name: `__Host-${DEVICE_COOKIE}` },
      },
    },
  };
}

function describeCall(operationId: string, call: Call): Operation {
  const { path } = addressOf(call);
  return {
    operationId,
    summary: call.does,
    // Only calls about tables identify the device.
    ...(!path.startsWith('/api/games') && { security: [] }),
    parameters: [...parametersIn(path), ...parametersOf(call), ...headersOf(operationId, call)],
    ...(call.body && {
      requestBody: { required: isRequired(call.body), ...inJson(refTo(bodyName(operationId))) },
    }),
    responses: describeAnswers(call),
  };
}

/** Whether a body must be sent: a missing one counts as an empty object. */
const isRequired = (body: z.ZodType): boolean => !body.safeParse({}).success;

const parametersIn = (path: string): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'seat' ? { type: 'integer', minimum: 1, maximum: 5 } : { type: 'string' },
  }));

/** The request headers that a call reads. */
const headersOf = (operationId: string, call: Call): readonly Json[] =>
  [
    'Accept-Language' as const,
    ...(refusalsOf(call).includes('change-id-used') ? ['Idempotency-Key' as const] : []),
    ...(refusalsOf(call).includes('redealt') ? ['Fieldbook-Deal' as const] : []),
    ...(operationId === 'saveNotebook' ? ['If-Match' as const] : []),
  ].map(name => ({ $ref: PARAMETERS + name }));

/** Keyed by their names in the document. */
const REQUEST_HEADERS = {
  'Accept-Language': header('Languages for messages and for the texts of clues and hints.'),
  'Idempotency-Key': header(
    'The id of a change: a retry with the same id, device and content has no effect; with other content it is refused with `change-id-used`. The game remembers the latest 32 of a seat. A server remembers its deals for ten minutes, at most the latest 1,000, until it restarts.',
    { pattern: '^"?[\\w-]{16,36}"?$' },
  ),
  'Fieldbook-Deal': header(
    'The deal for which the change is made, as the `dealNumber` of the table: the change is refused with `redealt` if the table has another. Without it the change counts for any deal.',
    { pattern: '^[1-9]\\d{0,14}$' },
  ),
  'If-Match': header('ETags of the texts that this one can replace.'),
};

function header(description: string, schema: Json = {}) {
  return { in: 'header', description, schema: { type: 'string', ...schema } };
}

const parametersOf = ({ query = {} }: Call): readonly Json[] =>
  Object.entries(query).map(([name, values]) => ({
    name,
    in: 'query',
    schema: { type: 'string', enum: values },
  }));

/** By status: an answer, refusals, or both. */
function describeAnswers(call: Call): Operation['responses'] {
  const answers = Object.entries(call.answers).map(
    ([status, answer]) => [status, describeAnswer(answer)] as const,
  );
  const refusals = byStatus(refusalsOf(call)).map(([status, codes]) => {
    const answer = call.answers[status as 503];
    if (answer) return [status, either(describeAnswer(answer), describeRefusals(codes))] as const;
    const [code] = codes;
    return [
      status,
      codes.length === 1 ? { $ref: RESPONSES + code } : describeRefusals(codes),
    ] as const;
  });
  return Object.fromEntries([...answers, ...refusals]);
}

/** The codes that are the only one of their status in some call, and those of requests that match no call. */
const singleCodes = (): readonly ErrorCode[] => {
  const groups = Object.values(CALLS).flatMap(call => byStatus(refusalsOf(call)));
  const single = groups.flatMap(([, codes]) => (codes.length === 1 ? codes : []));
  return [...new Set<ErrorCode>([...single, 'method-not-allowed', 'route-not-found'])];
};

function describeAnswer(answer: keyof typeof ANSWERS | Plain): Response {
  switch (answer) {
    case 'events':
      return {
        description: 'A stream that continues until either side ends it.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      };
    case 'openapi':
      return { description: answer, ...inJson({ type: 'object' }) };
    case 'Notebook':
      return {
        description: answer,
        headers: { ETag: { schema: { type: 'string' } } },
        ...inJson(refTo(answer)),
      };
    default:
      return { description: answer, ...inJson(refTo(answer)) };
  }
}

function describeRefusals(codes: readonly ErrorCode[]): Response {
  const headers = codes.map(code => HEADERS[STATUSES[code]]).find(Boolean);
  return {
    description: `Refused: ${codes.join(', ')}`,
    ...(headers && { headers }),
    ...inJson(bare(z.toJSONSchema(refusalBy(codes)))),
  };
}

const HEADERS: Readonly<Record<number, Json>> = {
  405: { Allow: { schema: { type: 'string' } } },
  429: { 'Retry-After': { schema: { type: 'integer' } } },
};

const either = (one: Response, other: Response): Response => ({
  description: `${one.description}, or ${other.description}`,
  ...inJson({ anyOf: [one, other].map(({ content }) => content['application/json']?.schema) }),
});

/** All named schemas. Answers refer to each other by name. */
function describeSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: id => `${SCHEMAS}${id}` });
  return {
    ...Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
    ...Object.fromEntries(
      Object.entries(CALLS).flatMap(([name, { body }]) =>
        body === undefined
          ? []
          : [[bodyName(name), bare(z.toJSONSchema(body, { io: 'input' }))] as const],
      ),
    ),
  };
}

const SCHEMAS = '#/components/schemas/';
const RESPONSES = '#/components/responses/';
const PARAMETERS = '#/components/parameters/';
const refTo = (name: string): Json => ({ $ref: SCHEMAS + name });
const bodyName = (operationId: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** A schema without `$id` and `$schema`, which the document already states. */
const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;
