'use client';

import { useTranslations } from 'use-intl';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import { useOwners } from '@/app/_table/useBoard';
import type { GameRecord } from '@/lib/game/record';
import type { Following } from '@/lib/play/follow';
import type { Owner, PieceKind } from '@/lib/play/pieces';
import type { Meaning, Step } from '@/lib/play/step';
import { useStepWords } from './useStepWords';

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

interface LineMarkProps {
  readonly line: LogLine;
  readonly entries: GameRecord;
  readonly following: Following;
}

/** The piece that a sentence of the log begins with; a dot where it is about none. */
export function LineMark({ line, entries, following }: LineMarkProps) {
  const [first] = line.deeds;
  const told = following.steps[first ?? -1]?.meant ?? entries[first ?? -1];
  if (told === undefined || !('kind' in told)) return <span className="line-dot" />;
  return <PieceMark owner={told.owner} kind={told.kind} className="size-6" />;
}

interface PieceMarkProps {
  readonly owner: Owner;
  readonly kind: PieceKind;
  readonly className: string;
}

/** An owner's piece, beside words that say whose it is. */
export function PieceMark({ owner, kind, className }: PieceMarkProps) {
  const whose = useOwners()[owner];
  if (whose === undefined) return null;
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className={`${className} shrink-0`}>
      <PieceGlyph kind={kind} seat={whose.seat} color={whose.color} radius={9.4} />
    </svg>
  );
}

/** A line of the log in words: "Eva asked Chiara at E1: a cube. Eva paid on J3." */
export function useLineWords() {
  const words = useTranslations('record');
  const say = useStepWords();
  return ({ deeds }: LogLine, entries: GameRecord, { steps }: Following): string =>
    deeds
      .flatMap(deed => {
        const [entry, step] = [entries[deed], steps[deed]];
        return entry && step ? [say.deed(entry, step)] : [];
      })
      .reduce((before, after) => words('joined', { before, after }));
}

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
