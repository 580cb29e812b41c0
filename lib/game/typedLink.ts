import { parseGameCode } from './gameCode';

/** What a link of ours leads to; nothing of it where it is not ours. */
export type TypedLink =
  | { readonly code: string; readonly seat?: number }
  | { readonly mapCode: string }
  | Readonly<Record<never, never>>;

/** An address, with or without "https://", or a path of ours; the text may say more around it. */
const LINK = /https?:\/\/\S+|(?:^|(?<=\s))(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)?\/\S*/i;

/**
 * The table, seat or map that a link leads to, on whichever server: "/games/KRWNQX/seats/2", "/KRWNQX" and
 * "/new/code#AB378C…". Nothing where the text holds no link.
 */
export function readLink(text: string): TypedLink | undefined {
  const link = LINK.exec(text)?.[0];
  if (link === undefined) return undefined;
  const [path = '', mapCode = ''] = link.replace(/^https?:\/\//i, '').split('#');
  if (mapCode !== '') return { mapCode };
  const [, ...parts] = path.replace(/\?.*/, '').split('/');
  const [first = '', second = '', seats, seat = ''] = parts;
  if (first !== 'games') return codeIn(first);
  const table = codeIn(second);
  return 'code' in table && seats === 'seats' && /^[1-9]/.test(seat)
    ? { ...table, seat: Number.parseInt(seat, 10) }
    : table;
}

/** What follows a link in a sentence is no part of it. */
function codeIn(part: string): { readonly code: string } | Readonly<Record<never, never>> {
  const code = parseGameCode(part.replace(/\W+$/, ''));
  return code === undefined ? {} : { code };
}
