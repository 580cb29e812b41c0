export interface Messages {
  readonly [name: string]: string | Messages;
}

/** All messages by full path, such as "table.vote.hint". */
export const flatten = (messages: Messages, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([name, message]) =>
      typeof message === 'string'
        ? [[path + name, message] as const]
        : [...flatten(message, `${path}${name}.`)],
    ),
  );
