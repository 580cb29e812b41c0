import type { Meaning, Step } from '@/lib/play/step';

/** What belongs together: a turn's question or search with all that came of it, or a deed by itself. */
export interface LogLine {
  /** Nothing where it belongs to no turn, as the first cubes and mendings. */
  readonly turn: number | undefined;
  /** The places of its deeds in the record, in order. */
  readonly deeds: readonly number[];
}

const IN_TURN: readonly Meaning[] = ['question', 'search', 'answer', 'own-disc', 'payment'];

/** The record as a table tells it, oldest first: each deed in one line, which stands where the first of it came. */
export function logLines(steps: readonly Step[]): readonly LogLine[] {
  const turns = new Map<number, number[]>();
  const lines: LogLine[] = [];
  for (const [deed, { means, turn }] of steps.entries()) {
    if (!IN_TURN.includes(means)) {
      lines.push({ turn: undefined, deeds: [deed] });
      continue;
    }
    const known = turns.get(turn);
    if (known) known.push(deed);
    else {
      const deeds = [deed];
      turns.set(turn, deeds);
      lines.push({ turn, deeds });
    }
  }
  return lines;
}
