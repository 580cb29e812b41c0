import { z } from 'zod';
import { ANSWERS, refusalBy } from './answers';
import { BODIES } from './bodies';
import { addressOf, type BodyName, CALLS, type Call, type Plain } from './calls';
import { type ErrorCode, STATUSES } from './errors';
import { byStatus, refusalsOf } from './refusals';

/** A part of a JSON Schema or of an OpenAPI document. */
export type Json = { readonly [field: string]: unknown };

export interface ApiDocument extends Json {
  /** By path and method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Json;
    /** Refusals by one code, by that. */
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

Every refusal is \`{"error": {"code", "message"}}\`: the code stays the same, the message is in a language that the caller accepts (Accept-Language), as are the texts of clues and hints. HEAD is answered like GET, without a body and without uncovering anything.

A device is told apart by a cookie that it gets when it first does something at a table. No call needs one from the start, but a seat answers to the device that took it alone.`;

/** The package's. */
export const VERSION = '0.2.0';

const COOKIE = 'fieldbook-device';

/** The whole API as OpenAPI 3.1, made from the list of calls and from the schemas that routes check by. */
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
      version: VERSION,
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
            .filter(each => each.path === path)
            .map(({ method, operation }) => [method.toLowerCase(), operation]),
        ),
      ]),
    ),
    components: {
      schemas: describeSchemas(),
      parameters: Object.fromEntries(
        Object.entries(REQUEST_HEADERS).map(([name, each]) => [name, { name, ...each }]),
      ),
      responses: Object.fromEntries(codesAlone().map(code => [code, describeRefusals([code])])),
      securitySchemes: {
        device: { type: 'apiKey', in: 'cookie', name: COOKIE },
        httpsDevice: { type: 'apiKey', in: 'cookie', name: `__Host-${COOKIE}` },
      },
    },
  };
}

function describeCall(operationId: string, call: Call): Operation {
  const { path } = addressOf(call);
  return {
    operationId,
    summary: call.does,
    // Of tables alone a device is asked who it is.
    ...(!path.startsWith('/api/games') && { security: [] }),
    parameters: [...parametersIn(path), ...parametersOf(call), ...headersOf(operationId, call)],
    ...(call.body && {
      requestBody: { required: isNeeded(call.body), ...inJson(refTo(bodyName(call.body))) },
    }),
    responses: describeAnswers(call),
  };
}

/** Whether a body must be sent: none stands for an empty object. */
const isNeeded = (body: BodyName): boolean => !BODIES[body].safeParse({}).success;

const parametersIn = (path: string): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'seat' ? { type: 'integer', minimum: 1, maximum: 5 } : { type: 'string' },
  }));

/** Request headers that a call reads. */
const headersOf = (operationId: string, call: Call): readonly Json[] =>
  [
    'Accept-Language' as const,
    ...(refusalsOf(call).includes('change-id-used') ? ['Idempotency-Key' as const] : []),
    ...(refusalsOf(call).includes('redealt') ? ['Fieldbook-Deal' as const] : []),
    ...(operationId === 'saveNotebook' ? ['If-Match' as const] : []),
  ].map(name => ({ $ref: PARAMETERS + name }));

/** By their names in the document. */
const REQUEST_HEADERS = {
  'Accept-Language': header('Languages for messages and for the texts of clues and hints.'),
  'Idempotency-Key': header(
    'The id of a change: a retry with the same id, device and content has no effect. The game keeps the latest 32 of a seat.',
    { pattern: '^"?[\\w-]{16,36}"?$' },
  ),
  'Fieldbook-Deal': header(
    'The deal of the table for which the change is made, as its `dealNumber`: `redealt` once it has another. Without it the change counts for whichever deal there is.',
    { pattern: '^[1-9]\\d{0,14}$' },
  ),
  'If-Match': header('ETags of the texts that this one may replace.'),
};

function header(description: string, schema: Json = {}) {
  return { in: 'header', description, schema: { type: 'string', ...schema } };
}

const parametersOf = ({ query = {} }: Call): readonly Json[] =>
  Object.entries(query).map(([name, words]) => ({
    name,
    in: 'query',
    schema: { type: 'string', enum: words },
  }));

/** By status: what is answered, what is refused, or either. */
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

/** The codes that are alone with their status at some call, or come where there is no call. */
const codesAlone = (): readonly ErrorCode[] => {
  const together = Object.values(CALLS).flatMap(call => byStatus(refusalsOf(call)));
  const alone = together.flatMap(([, codes]) => (codes.length === 1 ? codes : []));
  return [...new Set<ErrorCode>([...alone, 'method-not-allowed', 'route-not-found'])];
};

function describeAnswer(answer: keyof typeof ANSWERS | Plain): Response {
  switch (answer) {
    case 'events':
      return {
        description: 'A stream that goes on until either side ends it.',
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

/** Everything that has a name; whatever an answer's schema takes from another one leads there. */
function describeSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: id => `${SCHEMAS}${id}` });
  return {
    ...Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
    ...Object.fromEntries(
      Object.entries(BODIES).map(([name, schema]) => [
        bodyName(name),
        bare(z.toJSONSchema(schema, { io: 'input' })),
      ]),
    ),
  };
}

const SCHEMAS = '#/components/schemas/';
const RESPONSES = '#/components/responses/';
const PARAMETERS = '#/components/parameters/';
const refTo = (name: string): Json => ({ $ref: SCHEMAS + name });
const bodyName = (body: string): string => `${body}Body`;
const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** A schema without what says where it stands and by which draft: the document does. */
const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;
