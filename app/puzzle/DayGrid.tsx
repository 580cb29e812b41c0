import { useTranslations } from 'use-intl';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { type Day, weekdayOf, weekOf } from '@/lib/puzzle/days';
import type { Days } from './puzzleSources';
import { LONG_DAY, useDayName } from './useDay';

const MARKS = { solved: 'check', begun: 'minus' } as const;

interface DayGridProps {
  readonly today: Day;
  /** A week, or a month. */
  readonly days: readonly Day[];
  /** Their puzzles, as far as they are loaded. */
  readonly texts: Days | undefined;
}

/** A calendar from Monday: each day is solved, begun or open. Future days cannot be opened. */
export function DayGrid({ today, days, texts }: DayGridProps) {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  const stateOf = useDayState(texts);
  return (
    <div className={days.length > 7 ? 'day-grid month' : 'day-grid'}>
      <p aria-hidden="true" className="weekdays">
        {weekOf(today).map(day => (
          <span key={day}>{nameOf(day, { weekday: 'narrow' })}</span>
        ))}
      </p>
      <ol>
        {days.map((day, index) => {
          const state = stateOf(day);
          return (
            <li key={day} style={index === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
              <button
                type="button"
                data-printed=""
                disabled={day > today || !texts?.has(day)}
                data-state={day > today ? 'later' : state}
                aria-current={day === today ? 'date' : undefined}
                aria-label={`${nameOf(day, LONG_DAY)}: ${words(`dayState.${state}`)}`}
                onClick={() => showHash(day)}
              >
                <DayShape />
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                {state !== 'open' && <Icon name={MARKS[state]} className="day-mark" />}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A week before the page knows which. Without names, which the server may abbreviate otherwise than the phone. */
export const UnknownWeek = () => (
  <div aria-hidden="true" className="day-grid">
    <p>&nbsp;</p>
    <ol>
      {weekOf('2026-11-30').map(day => (
        <li key={day}>
          <DayShape />
        </li>
      ))}
    </ol>
  </div>
);

/** The hexagon of a day. */
const DayShape = () => (
  <svg viewBox="-22 -20 44 40" aria-hidden="true" className="day-shape">
    <path d="M-20 0-10-17.3h20L20 0 10 17.3h-20Z" />
  </svg>
);

export type DayState = 'solved' | 'begun' | 'open';

/** The state of a day's puzzle on this phone. */
export function useDayState(texts: Days | undefined): (day: Day) => DayState {
  const attempts = usePuzzles(state => state.attempts);
  return day => {
    const text = texts?.get(day);
    const attempt = text === undefined ? undefined : attemptAt({ attempts }, text);
    return attempt === undefined ? 'open' : attempt.isSolved ? 'solved' : 'begun';
  };
}
