import { useEffect, useState } from 'react';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import type { Day } from '@/lib/puzzle/days';
import { type Grade, readPuzzle } from '@/lib/puzzle/puzzle';

/** What stands for the days in the address. */
export const DAYS = 'days';

/** The day on this phone, in its own time zone. */
export function today(): Day {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A month's puzzles by day; `undefined` while they are fetched or without a month, and empty if there are none. */
export function useMonth(month: string | undefined): ReadonlyMap<Day, string> | undefined {
  const [fetched, setFetched] = useState<{ month: string; days: ReadonlyMap<Day, string> }>();
  useEffect(() => {
    if (month === undefined) return;
    let isWanted = true;
    void fetchMonth(month).then(days => isWanted && setFetched({ month, days }));
    return () => {
      isWanted = false;
    };
  }, [month]);
  return fetched !== undefined && fetched.month === month ? fetched.days : undefined;
}

function dayAfter(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The grade of tomorrow's puzzle if `day` is today; `undefined` while it is not known. */
export function useGradeAfter(day: Day | undefined): Grade | undefined {
  const next = day === today() ? dayAfter(day) : undefined;
  const days = useMonth(next?.slice(0, 7));
  const puzzle = readPuzzle((next && days?.get(next)) ?? '');
  return puzzle.ok ? puzzle.value.grade : undefined;
}

/** Kept for offline use with the pages. */
async function fetchMonth(month: string): Promise<ReadonlyMap<Day, string>> {
  try {
    const answer = await fetch(`/puzzles/${month}.json`);
    const texts: unknown = answer.ok ? await answer.json() : [];
    if (!Array.isArray(texts)) return new Map();
    return new Map(
      texts.map((text, index) => [`${month}-${String(index + 1).padStart(2, '0')}`, String(text)]),
    );
  } catch {
    return new Map();
  }
}

const making = new Map<Grade, Promise<void>>();

/** Has the next puzzle of a grade made in the phone's thread, unless one is ready. */
export async function prepare(grade: Grade): Promise<string | undefined> {
  const isReady = () => usePuzzles.getState().ready[grade];
  if (isReady() === undefined) {
    const pending = making.get(grade) ?? make(grade);
    making.set(grade, pending);
    await pending;
    making.delete(grade);
  }
  return isReady();
}

async function make(grade: Grade): Promise<void> {
  const seed = String(crypto.getRandomValues(new Uint32Array(4)));
  const made = await callPhoneWorker('makePuzzle', grade, seed);
  if (made.ok) usePuzzles.setState(({ ready }) => ({ ready: { ...ready, [grade]: made.value } }));
}

/** Takes the puzzle that is ready; the next one is made meanwhile. */
export async function takeNext(grade: Grade): Promise<string | undefined> {
  const text = await prepare(grade);
  if (text === undefined) return undefined;
  usePuzzles.setState(({ ready: { [grade]: _, ...ready } }) => ({ ready }));
  void prepare(grade);
  return text;
}
