import type { Game } from '../game/game';
import type { Result } from '../result';
import { type DocumentFault, readDocument } from './document';

/** Letters of all texts that are kept. The games read from them take a few times as much. */
const MAX_LETTERS = 4_000_000;

/**
 * Reads games' texts, and keeps the games of the latest: a table is requested far more often than it changes, and
 * checking a long game takes milliseconds. Everything derived from a game can be kept as long as the game itself.
 */
export function createDocumentReader(): (
  code: string,
  text: string,
) => Result<Game, DocumentFault> {
  /** The least recently requested first. */
  const kept = new Map<string, { readonly text: string; readonly read: Result<Game, never> }>();
  let letters = 0;

  function forget(code: string): void {
    letters -= kept.get(code)?.text.length ?? 0;
    kept.delete(code);
  }

  return (code, text) => {
    const known = kept.get(code);
    const read = known?.text === text ? known.read : readDocument(text);
    forget(code);
    if (!read.ok) return read;
    kept.set(code, { text, read });
    letters += text.length;
    for (const oldest of kept.keys()) {
      if (letters <= MAX_LETTERS) break;
      forget(oldest);
    }
    return read;
  };
}
