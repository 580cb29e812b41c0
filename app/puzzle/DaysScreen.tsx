import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { Icon } from '@/app/_ui/Icon';
import { puzzleAddress } from '@/app/addresses';
import { openHere, today, useMonth } from './puzzleSources';
import { attemptAt, usePuzzles } from './puzzleStore';

/** The first month that has puzzles. */
const FIRST = '2026-11';
const MARKS = { solved: 'check', begun: 'minus' } as const;

/** A month of days: solved, begun or open. Those to come cannot be opened. */
export function DaysScreen() {
  const words = useTranslations('puzzle');
  const format = useFormatter();
  const [now] = useState(today);
  const [month, setMonth] = useState(now.slice(0, 7));
  const days = useMonth(month);
  const attempts = usePuzzles(state => state.attempts);
  const stateOf = (text: string) => {
    const attempt = attemptAt({ attempts }, text);
    return attempt === undefined ? 'open' : attempt.isSolved ? 'solved' : 'begun';
  };
  const shown = [...(days ?? [])];
  const nextOpen = shown.findLast(([day, text]) => day <= now && stateOf(text) === 'open')?.[0];
  const by = (months: number) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const date = new Date(Date.UTC(year, number - 1 + months, 1));
    setMonth(date.toISOString().slice(0, 7));
  };
  const at = (day: string) => new Date(`${day}T12:00:00`);
  // Monday first.
  const offset = (at(`${month}-01`).getDay() + 6) % 7;
  return (
    <ColumnPage
      className="days-page"
      title={words('days')}
      note={words('daysNote')}
      back={
        <a href={puzzleAddress('')} aria-label={words('toPuzzles')} className="back-link">
          <Icon name="back" />
        </a>
      }
    >
      <div className="month-bar">
        <button
          type="button"
          aria-label={words('earlier')}
          disabled={month <= FIRST}
          onClick={() => by(-1)}
        >
          <Icon name="back" />
        </button>
        <h2>{format.dateTime(at(`${month}-15`), { month: 'long', year: 'numeric' })}</h2>
        <button
          type="button"
          aria-label={words('later')}
          disabled={month >= now.slice(0, 7)}
          onClick={() => by(1)}
        >
          <Icon name="forward" />
        </button>
      </div>
      <ol className="month-days">
        {shown.map(([day, text], index) => {
          const state = stateOf(text);
          return (
            <li key={day} style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}>
              <button
                type="button"
                disabled={day > now}
                data-state={state}
                aria-current={day === now ? 'date' : undefined}
                aria-label={`${format.dateTime(at(day), { weekday: 'long', day: 'numeric', month: 'long' })}: ${words(`dayState.${state}`)}`}
                onClick={() => openHere(day)}
              >
                <span aria-hidden="true">{index + 1}</span>
                {state !== 'open' && <Icon name={MARKS[state]} className="size-4" />}
              </button>
            </li>
          );
        })}
      </ol>
      <BottomBar>
        {nextOpen !== undefined && nextOpen !== now && (
          <Button onClick={() => openHere(nextOpen)}>
            {words('nextOpen', {
              day: format.dateTime(at(nextOpen), { day: 'numeric', month: 'short' }),
            })}
          </Button>
        )}
        <Button kind="primary" onClick={() => openHere(now)}>
          {words('today')}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}
