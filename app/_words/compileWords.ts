import compile from 'icu-minify/compile';

type CompiledMessage = ReturnType<typeof compile>;

interface Messages {
  readonly [name: string]: string | Messages;
}

interface CompiledMessages {
  readonly [name: string]: CompiledMessage | CompiledMessages;
}

/**
 * Messages as `use-intl/format-message/format-only` takes them, which next.config.js puts in the
 * place of the whole formatter: so no page brings along the parser of the ICU grammar.
 */
export const compileWords = (messages: Messages): CompiledMessages =>
  // The compiler's objects have no prototype, which React takes to no browser; JSON's have one.
  JSON.parse(JSON.stringify(compileAll(messages)));

const compileAll = (messages: Messages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'string' ? compile(message) : compileAll(message),
    ]),
  );
