import type { GameRecord } from '@/lib/game/record';
import type { Following } from '@/lib/play/follow';
import { LineMark } from './LineMark';
import { logLines } from './logLines';
import { useLineWords } from './useLineWords';

interface LastLinesProps {
  readonly entries: GameRecord;
  readonly following: Following;
}

const MOST = 4;

/** The last sentences of the log, where the screen has room for them: the newest above. */
export function LastLines({ entries, following }: LastLinesProps) {
  const lineWords = useLineWords();
  const lines = logLines(following.steps)
    .slice(-MOST - 1, -1)
    .toReversed();
  if (lines.length === 0) return null;
  return (
    <ul className="last-lines">
      {lines.map(line => (
        <li key={line.deeds[0]}>
          <LineMark line={line} entries={entries} following={following} />
          <span>{lineWords(line, entries, following)}</span>
        </li>
      ))}
    </ul>
  );
}
