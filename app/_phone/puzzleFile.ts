import { FORMAT } from '@/app/_state/persisted';
import { parseFields } from '@/lib/fields';
import { packText, unpackText } from './packText';
import { useOpenAttempt } from './puzzleAttempt';
import { attemptAt, keep, readAttempts, usePuzzles } from './puzzleStore';

/** The line of an exported file that has the puzzles: the format's number, then base64. */
const LINE = /^fieldbook-puzzles(\d{1,6}):([A-Za-z0-9+/=]+)$/m;

/** All that is kept of puzzles, as a line for a file; `undefined` if there is nothing. */
export async function packPuzzles(): Promise<string | undefined> {
  const { attempt } = useOpenAttempt.getState();
  const attempts = usePuzzles
    .getState()
    .attempts.map(kept => (attempt?.text === kept.text && !kept.isSolved ? attempt : kept));
  if (attempts.length === 0) return undefined;
  return `fieldbook-puzzles${FORMAT}:${await packText(JSON.stringify({ attempts }))}`;
}

/**
 * Takes the puzzles in a file over, and returns how many are new or solved here now. What is solved on either phone is
 * solved; of others the copy that is here stays.
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
