import { useMemo, useState } from 'react';
import { meetClues, slowestOrder } from '@/lib/clues/meeting';
import { HexSet } from '@/lib/map/hexSet';
import type { Uncovered } from '../uncoveredClues';

/** A clue in the story of how they met. */
export interface Met extends Uncovered {
  readonly isLeftOut: boolean;
  /** Whether it is told already. */
  readonly isMet: boolean;
  /** Whether it is the last one told. */
  readonly isNow: boolean;
  /** What it and those told before it leave. */
  readonly left: HexSet;
}

/** The clues in the order in which they meet, and how far the story is told. */
export function useMeeting(clues: readonly Uncovered[]) {
  const [told, setTold] = useState(1);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const story = useMemo(
    () => slowestOrder(clues.map(({ hexes }) => hexes)).flatMap(place => clues[place] ?? []),
    [clues],
  );
  const { kept, lefts } = useMemo(() => {
    const its = story.filter(({ clue }) => !leftOut.has(clue.id));
    return { kept: its, lefts: meetClues(its.map(({ hexes }) => hexes)) };
  }, [story, leftOut]);
  const count = Math.min(told, kept.length);
  const rows: Met[] = story.map(each => {
    const place = kept.indexOf(each);
    return {
      ...each,
      isLeftOut: place < 0,
      isMet: place >= 0 && place < count,
      isNow: place >= 0 && place === count - 1,
      left: lefts[place] ?? HexSet.all,
    };
  });
  return {
    rows,
    count,
    left: lefts[count - 1] ?? HexSet.all,
    isWhole: count === kept.length,
    next: () => setTold(count < kept.length ? count + 1 : 1),
    leaveOut: (id: string) => setLeftOut(toggled(leftOut, id)),
  };
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const others = new Set(set);
  if (!others.delete(item)) others.add(item);
  return others;
}
