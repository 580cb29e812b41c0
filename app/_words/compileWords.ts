import compile from 'icu-minify/compile';

type CompiledMessage = ReturnType<typeof compile>;

interface Messages {
  readonly [name: string]: string | Messages;
}

interface CompiledMessages {
  readonly [name: string]: CompiledMessage | CompiledMessages;
}

/**
 * Compiles messages for `use-intl/format-message/format-only`, which next.config.js substitutes for the full formatter,
 * to keep the ICU parser out of the pages.
 */
export const compileWords = (messages: Messages): CompiledMessages =>
  // The compiler's objects have no prototype, and React cannot serialize those; JSON restores it.
  JSON.parse(JSON.stringify(compileAll(messages)));

const compileAll = (messages: Messages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'string' ? compile(message) : compileAll(message),
    ]),
  );
