import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { APIRequestContext } from 'playwright/test';
import { describeApi, type Response } from '@/app/_api/document';
import { STATUSES } from '@/app/_api/errors';
import { ANSWER_HEADER } from '@/app/addresses';

/** A request to the API and its response, as text. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** The request body, if known. */
  readonly sent?: string | undefined;
  readonly status: number;
  /** Of the response, by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A device that checks every API response against the OpenAPI document and fails on a mismatch. */
export function documented(device: APIRequestContext): APIRequestContext {
  const ask =
    (name: string): APIRequestContext['fetch'] =>
    async (url, options) => {
      const method = name === 'fetch' ? (options?.method ?? 'GET') : name.toUpperCase();
      const answer = await device.fetch(url, { ...options, method });
      const violation = violationOf({
        method,
        url: answer.url(),
        sent: textOf(options?.data),
        status: answer.status(),
        headers: answer.headers(),
        text: isOfApi(method, answer.url()) ? await answer.text() : '',
      });
      if (violation !== undefined) throw new Error(violation);
      return answer;
    };
  return new Proxy(device, {
    get(target, name) {
      if (typeof name === 'string' && REQUEST_NAMES.includes(name)) return ask(name);
      const own = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

const REQUEST_NAMES = ['fetch', 'get', 'post', 'put', 'patch', 'delete'];

const textOf = (data: unknown): string | undefined => {
  if (data === undefined) return '{}';
  return typeof data === 'string' || Buffer.isBuffer(data) ? String(data) : JSON.stringify(data);
};

/** How a response violates the API document; `undefined` if it does not, or is not from the API. */
export function violationOf({
  method,
  url,
  sent,
  status,
  headers,
  text,
}: Exchange): string | undefined {
  // Only Next redirects: for extra slashes, or requests for page segments.
  if (!isOfApi(method, url) || (status >= 300 && status < 400)) return undefined;
  const {
    operation,
    pointer = [],
    response,
    body,
  } = placeOf(method, new URL(url).pathname, status);
  const complain = (what: string) =>
    `${operation}: ${method} ${url}: ${what}; it answered ${status} ${text.slice(0, 500)}`;
  if (response === undefined) return complain('the document does not list this status');
  if (!(ANSWER_HEADER.toLowerCase() in headers)) return complain('it lacks our header');
  const [media = ''] = String(headers['content-type']).split(';');
  if (!(media in response.content)) return complain(`the document does not list ${media}`);
  const fault = media === JSON_TYPE && faultOf([...pointer, ...IN_JSON], text);
  if (fault) return complain(fault);
  if (status >= 300 || body === undefined || sent === undefined) return undefined;
  const wrong = faultOf(body, sent.trim() || '{}');
  return wrong && complain(`it took ${sent.slice(0, 500)}, but ${wrong}`);
}

const JSON_TYPE = 'application/json';
const IN_JSON = ['content', JSON_TYPE, 'schema'];

/** Whether we respond. Next itself handles methods it does not know. */
const isOfApi = (method: string, url: string): boolean =>
  METHODS.includes(method) && /^\/api\/./.test(new URL(url).pathname);

/** Whether every percent sign of the path starts a valid escape. Other paths match no call. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** HEAD and OPTIONS have no response body. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const api = describeApi();
const paths = Object.keys(api.paths).map(path => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}));

/** Places in the document that describe a response and its request body. */
interface Place {
  readonly operation: string;
  readonly pointer?: readonly string[];
  readonly response?: Response | undefined;
  readonly body?: readonly string[];
}

function placeOf(method: string, pathname: string, status: number): Place {
  // Prefer paths without parameters.
  const { path = '' } =
    paths.find(each => each.path === pathname) ??
    paths.find(({ pattern }) => pattern.test(pathname) && isDecodable(pathname)) ??
    {};
  const operation = api.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) {
    const code = path === '' ? 'route-not-found' : 'method-not-allowed';
    return { operation: 'no operation', ...(STATUSES[code] === status && sharedResponse(code)) };
  }
  const pointer = ['paths', path, method.toLowerCase()];
  const documentedResponse = operation.responses[status];
  return {
    operation: operation.operationId,
    ...(documentedResponse && '$ref' in documentedResponse
      ? sharedResponse(documentedResponse.$ref.split('/').at(-1) ?? '')
      : { pointer: [...pointer, 'responses', String(status)], response: documentedResponse }),
    ...(operation.requestBody && { body: [...pointer, 'requestBody', ...IN_JSON] }),
  };
}

const sharedResponse = (code: string) => ({
  pointer: ['components', 'responses', code],
  response: api.components.responses[code],
});

// The document contains more than schemas; its patterns cover the formats.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(api, 'api', false, false);
const validators = new Map<string, ValidateFunction>();

/** Validates a text against the schema at a place in the document. */
function faultOf(pointer: readonly string[], text: string): string | undefined {
  const $ref = `api#/${pointer.map(escaped).join('/')}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  try {
    return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
  } catch (error) {
    return String(error);
  }
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('/', '~1'));
