'use client';

import { useTranslations } from 'use-intl';
import { Cut } from '@/app/_ui/Cut';
import type { GameRecord } from '@/lib/game/record/entry';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';
import type { Step, StepKind } from '@/lib/play/step';
import { PieceMark } from './PieceMark';
import { useStepWords } from './useStepWords';

interface LastLinesProps {
  readonly entries: GameRecord;
  readonly interpreted: InterpretedRecord;
}

const MAX_LINES = 4;

/** The log's sentences before the latest one, newest first; log.css hides those that do not fit. */
export function LastLines({ entries, interpreted }: LastLinesProps) {
  const lineWords = useLineWords();
  const lines = logLines(interpreted.steps)
    .slice(-MAX_LINES - 1, -1)
    .toReversed();
  if (lines.length === 0) return null;
  return (
    <ul className="last-lines">
      {lines.map(line => (
        <li key={line.entryIndexes[0]}>
          <LineMark line={line} entries={entries} interpreted={interpreted} />
          <Cut className="words">{lineWords(line, entries, interpreted)}</Cut>
        </li>
      ))}
    </ul>
  );
}

interface LineMarkProps {
  readonly line: LogLine;
  readonly entries: GameRecord;
  readonly interpreted: InterpretedRecord;
}

/** The piece at the start of a log sentence; a dot if the sentence is about none. */
export function LineMark({ line, entries, interpreted }: LineMarkProps) {
  const [first] = line.entryIndexes;
  const action = interpreted.steps[first ?? -1]?.corrected ?? entries[first ?? -1];
  if (action === undefined || !('kind' in action)) return <span className="line-dot" />;
  return <PieceMark owner={action.owner} kind={action.kind} className="size-6" />;
}

/** A line of the log in words: "Eva asked Chiara at E1: a cube. Eva paid on J3." */
export function useLineWords() {
  const words = useTranslations('record');
  const stepWords = useStepWords();
  return ({ entryIndexes }: LogLine, entries: GameRecord, { steps }: InterpretedRecord): string =>
    entryIndexes
      .flatMap(index => {
        const [entry, step] = [entries[index], steps[index]];
        return entry && step ? [stepWords.action(entry, step)] : [];
      })
      .reduce((before, after) => words('sentences', { before, after }));
}

/** Entries that belong together: a turn's question or search with everything that follows it, or a single action. */
export interface LogLine {
  /** `undefined` outside turns, as for first cubes and fixes. */
  readonly turn: number | undefined;
  /** Indexes of its entries in the record, ascending. */
  readonly entryIndexes: readonly number[];
}

const IN_TURN: readonly StepKind[] = ['question', 'search', 'answer', 'own-disc', 'payment'];

/** The record as log lines, oldest first. A turn's line has the position of its first entry. */
export function logLines(steps: readonly Step[]): readonly LogLine[] {
  const turns = new Map<number, number[]>();
  const lines: LogLine[] = [];
  for (const [index, { kind, turn }] of steps.entries()) {
    if (!IN_TURN.includes(kind)) {
      lines.push({ turn: undefined, entryIndexes: [index] });
      continue;
    }
    const known = turns.get(turn);
    if (known) known.push(index);
    else {
      const entryIndexes = [index];
      turns.set(turn, entryIndexes);
      lines.push({ turn, entryIndexes });
    }
  }
  return lines;
}
