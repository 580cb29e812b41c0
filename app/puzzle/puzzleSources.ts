import { useEffect, useRef, useState } from 'react';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import type { AsyncResult, Trouble } from '@/app/_state/trouble';
import { type QueryState, useServerQuery } from '@/app/_state/useServerQuery';
import { isOurAnswer } from '@/app/_ui/connection';
import { showHash } from '@/app/_ui/hash';
import { inTime } from '@/app/_ui/patience';
import { type Day, dayLater, monthOf } from '@/lib/puzzle/days';
import { type Grade, readPuzzle } from '@/lib/puzzle/puzzle';
import { ok, type Result, refused } from '@/lib/result';
import { useToday } from './useDay';

/** The hash of the page of days. */
export const DAYS = 'days';

/** Puzzles by their day. */
export type Days = ReadonlyMap<Day, string>;

interface DayPuzzles {
  /** The puzzles of the days' months, as far as they are loaded; `undefined` if none is. */
  readonly texts: Days | undefined;
  /** Why they are not loaded. They are requested again once the server responds. */
  readonly trouble: Trouble | undefined;
}

/** The puzzles of consecutive days, in one month or two. */
export function useDays(days: readonly Day[]): DayPuzzles {
  const [first, last] = [days.at(0), days.at(-1)].map(day => day && monthOf(day));
  const months = [useMonth(first), useMonth(last === first ? undefined : last)];
  const loaded = months.flatMap(month => (month.status === 'loaded' ? [...month.value] : []));
  return {
    texts: months.some(({ status }) => status === 'loaded') ? new Map(loaded) : undefined,
    trouble: months.flatMap(month => (month.status === 'refused' ? [month.trouble] : []))[0],
  };
}

const useMonth = (month: string | undefined): QueryState<Days> =>
  useServerQuery({ about: month, ask: () => fetchMonth(String(month)) });

/** The grade of tomorrow's puzzle if `day` is today; `undefined` while it is not known. */
export function useGradeAfter(day: Day | undefined): Grade | undefined {
  const next = day === useToday() ? dayLater(day, 1) : undefined;
  const { texts } = useDays(next === undefined ? [] : [next]);
  const puzzle = readPuzzle((next && texts?.get(next)) ?? '');
  return puzzle.ok ? puzzle.value.grade : undefined;
}

/** Cached with the pages for offline use. Only our server can say that a month has no puzzles. */
async function fetchMonth(month: string): AsyncResult<Days> {
  try {
    const answer = await inTime(fetch)(`/puzzles/${month}.json`, { cache: 'no-cache' });
    if (!isOurAnswer(answer)) return refused({ code: 'unreadable' });
    const texts: readonly string[] = answer.status === 404 ? [] : await answer.json();
    return ok(
      new Map(texts.map((text, index) => [`${month}-${String(index + 1).padStart(2, '0')}`, text])),
    );
  } catch {
    return refused({ code: 'offline' });
  }
}

type Made = Result<string, PhoneFault>;

const making = new Map<Grade, Promise<Made>>();

/** Generates the grade's next puzzle in the worker, unless one is ready. */
export async function prepare(grade: Grade): Promise<Made> {
  const ready = usePuzzles.getState().ready[grade];
  if (ready !== undefined) return ok(ready);
  const pending = making.get(grade) ?? make(grade);
  making.set(grade, pending);
  const made = await pending;
  making.delete(grade);
  return made;
}

async function make(grade: Grade): Promise<Made> {
  const seed = String(crypto.getRandomValues(new Uint32Array(4)));
  const made = await callPhoneWorker('makePuzzle', grade, seed);
  if (made.ok) usePuzzles.setState(({ ready }) => ({ ready: { ...ready, [grade]: made.value } }));
  return made;
}

/** Opens another puzzle of a grade once it is ready, unless the player has left, and generates the next. */
export function useAnother() {
  const [making, setMaking] = useState<Grade>();
  const [trouble, setTrouble] = useState<Trouble>();
  // The latest request of this page.
  const asked = useRef<object>(undefined);
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );

  async function open(grade: Grade) {
    if (grade === making) return;
    const [request, from] = [{}, location.href];
    asked.current = request;
    setMaking(grade);
    setTrouble(undefined);
    const next = await prepare(grade);
    if (asked.current !== request) return;
    setMaking(undefined);
    // Another page may cover this one by now.
    if (location.href !== from) return;
    if (!next.ok) return setTrouble({ code: next.error });
    usePuzzles.setState(({ ready: { [grade]: _, ...ready } }) => ({ ready }));
    void prepare(grade);
    showHash(next.value);
  }

  return { making, trouble, open };
}
