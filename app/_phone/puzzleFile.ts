import { FORMAT } from '@/app/_state/persisted';
import { parseFields } from '@/lib/fields';
import { packText, unpackText } from './packText';
import { useOpenAttempt } from './puzzleAttempt';
import { attemptAt, keep, readAttempts, usePuzzles } from './puzzleStore';

/** The line with the puzzles in an exported file: the format's number, then base64. */
const LINE = /^fieldbook-puzzles(\d{1,6}):([A-Za-z0-9+/=]+)$/m;

/** All stored puzzles as one line of a file; `undefined` if there are none. */
export async function packPuzzles(): Promise<string | undefined> {
  const { attempt } = useOpenAttempt.getState();
  const attempts = usePuzzles
    .getState()
    .attempts.map(kept => (attempt?.text === kept.text && !kept.isSolved ? attempt : kept));
  if (attempts.length === 0) return undefined;
  return `fieldbook-puzzles${FORMAT}:${await packText(JSON.stringify({ attempts }))}`;
}

/**
 * Imports the puzzles in a file, and returns how many were new here or became solved. A puzzle that is solved in either
 * copy becomes solved; otherwise the local copy stays.
 */
export async function takePuzzles(file: string): Promise<number> {
  const [, format, body] = LINE.exec(file) ?? [];
  if (body === undefined || Number(format) !== FORMAT) return 0;
  const taken = readAttempts(parseFields((await unpackText(body)) ?? '')?.attempts) ?? [];
  const better = taken.filter(({ text, isSolved }) => {
    const here = attemptAt(usePuzzles.getState(), text);
    return here === undefined || (isSolved && !here.isSolved);
  });
  if (better.length > 0) keep(...better);
  useOpenAttempt.setState(state =>
    state.attempt && attemptAt({ attempts: better }, state.attempt.text)
      ? { attempt: null }
      : state,
  );
  return better.length;
}
