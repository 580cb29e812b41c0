import { z } from 'zod';
import fieldbook from '@/package.json' with { type: 'json' };
import { addressOf, type Call, SHARED } from './call';
import { CALLS } from './calls';
import type { ErrorCode } from './errors';
import { byStatus, ownRefusals } from './refusals';

/**
 * The API reference as an HTML page for people. Programs read `/api/openapi.json`, built from the same list of calls.
 */

const STYLE = `
  body { margin: 0 auto; padding: 1rem; max-width: 50rem; font: 1rem/1.5 system-ui, sans-serif; }
  h2 { margin: 2rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
  p, dl { margin: .25rem 0; } dt { font-weight: 600; } dd { margin: 0 0 .25rem 1rem; }
  code { overflow-wrap: anywhere; } :root { color-scheme: light dark; }
`;

export const apiPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fieldbook: the API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Fieldbook: the API</h1>
<p>Version ${fieldbook.version}, as JSON. Field by field: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<p>${inHtml(
  'An error is `{"error": {"code", "message"}}` with its HTTP status. The code stays the same; the message, like the texts of clues and hints, is in a language of `Accept-Language`. In the `marked` text of a clue `<key>` surrounds what the clue is about, and `<not>` what negates it.',
)}</p>
<p>${inHtml(
  'A device is identified by a cookie that it gets with its first change at a table. A change may have an `Idempotency-Key` of 16 to 36 letters, digits, `-` and `_`: the game remembers the latest 32 of each seat, so that a retry counts once.',
)}</p>
<p>A call may be refused with the codes of its groups, which are in italics, and with its own.</p>
<dl>${Object.entries(SHARED).map(describeGroup).join('')}</dl>
${Object.entries(CALLS).map(describeCall).join('\n')}
</body>
</html>
`;

function describeGroup([group, codes]: readonly [string, readonly ErrorCode[]]): string {
  return `<dt><i>${group}</i></dt><dd>${refusals(codes)}</dd>`;
}

function describeCall([name, call]: readonly [string, Call]): string {
  const { method, path } = addressOf(call);
  const groups = call.shares.map(group => `<i>${group}</i>`).join(', ');
  const refusedWith = [groups, refusals(ownRefusals(call))].filter(Boolean).join('; ');
  const answers = Object.entries(call.answers).map(([status, answer]) => `${status} ${answer}`);
  return [
    `<h2 id="${name}">${method} ${inHtml(path)}</h2>`,
    `<p>${inHtml(call.does)}</p>`,
    ...Object.entries(call.query ?? {}).map(
      ([field, values]) => `<p>Query: ${inHtml(`\`${field}=${values.join('|')}\``)}</p>`,
    ),
    call.body && `<p>Body: <code>${inHtml(fieldsOf(call.body))}</code></p>`,
    `<p>Answers ${answers.join(', ')}.${refusedWith && ` Refused with ${refusedWith}.`}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

const refusals = (codes: readonly ErrorCode[]): string =>
  byStatus(codes)
    .map(([status, group]) => `${status} ${group.map(code => `<code>${code}</code>`).join(', ')}`)
    .join('; ');

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly ObjectSchema[];
}

/** Lists the fields of a body, such as `{seat, agree?}`; a union lists each form: `{does: "start", seat} or …`. */
const fieldsOf = (body: z.ZodType): string =>
  formsOf(z.toJSONSchema(body, { io: 'input' }) as ObjectSchema).join(' or ');

function formsOf({ oneOf, properties = {}, required = [] }: ObjectSchema): readonly string[] {
  if (oneOf) return oneOf.flatMap(formsOf);
  const fields = Object.entries(properties).map(([name, schema]) => {
    if (schema.const !== undefined) return `${name}: ${JSON.stringify(schema.const)}`;
    return required.includes(name) ? name : `${name}?`;
  });
  return [`{${fields.join(', ')}}`];
}

/** Escapes HTML, and turns text in backticks into `<code>`. */
function inHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
