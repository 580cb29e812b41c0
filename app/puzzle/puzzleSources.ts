import { useState } from 'react';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import type { AsyncResult, Trouble } from '@/app/_state/trouble';
import { useServerQuery } from '@/app/_state/useServerQuery';
import { isOurAnswer } from '@/app/_ui/connection';
import { showHash } from '@/app/_ui/hash';
import { inTime } from '@/app/_ui/patience';
import type { Day } from '@/lib/puzzle/days';
import { type Grade, readPuzzle } from '@/lib/puzzle/puzzle';
import { ok, type Result, refused } from '@/lib/result';

/** What stands for the days in the address. */
export const DAYS = 'days';

/** The day on this phone, in its own time zone. */
export function today(): Day {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Days = ReadonlyMap<Day, string>;

/** A month's puzzles, as its file has them. */
interface Month {
  /** By day: empty if there are none, `undefined` until they have come. */
  readonly days?: Days;
  /** Why they have not. They are asked for again once the server answers. */
  readonly trouble?: Trouble;
}

export function useMonth(month: string | undefined): Month {
  const query = useServerQuery({ about: month, ask: () => fetchMonth(String(month)) });
  if (query.status === 'refused') return { trouble: query.trouble };
  return query.status === 'loaded' ? { days: query.value } : {};
}

function dayAfter(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The grade of tomorrow's puzzle if `day` is today; `undefined` while it is not known. */
export function useGradeAfter(day: Day | undefined): Grade | undefined {
  const next = day === today() ? dayAfter(day) : undefined;
  const { days } = useMonth(next?.slice(0, 7));
  const puzzle = readPuzzle((next && days?.get(next)) ?? '');
  return puzzle.ok ? puzzle.value.grade : undefined;
}

/** Kept for offline use with the pages. Only our server knows that a month has no puzzles. */
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

/** Has the next puzzle of a grade made in the phone's thread, unless one is ready. */
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

/** Opens another puzzle of a grade; the one after it is made meanwhile. */
export function useAnother() {
  const [making, setMaking] = useState<Grade>();
  const [trouble, setTrouble] = useState<Trouble>();

  async function open(grade: Grade) {
    if (grade === making) return;
    setMaking(grade);
    setTrouble(undefined);
    const next = await prepare(grade);
    setMaking(undefined);
    if (!next.ok) return setTrouble({ code: next.error });
    usePuzzles.setState(({ ready: { [grade]: _, ...ready } }) => ({ ready }));
    void prepare(grade);
    showHash(next.value);
  }

  return { making, trouble, open };
}
