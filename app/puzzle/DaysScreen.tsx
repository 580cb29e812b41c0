import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { HashLink, showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { today, useMonth } from './puzzleSources';

/** The first month that has puzzles. */
const FIRST = '2026-11';
/** Any week, from Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 2}`);
const MARKS = { solved: 'check', begun: 'minus' } as const;

/** A month of days: solved, begun or open. Those to come cannot be opened. */
export function DaysScreen() {
  const words = useTranslations('puzzle');
  const format = useFormatter();
  const [now] = useState(today);
  const [month, setMonth] = useState(now.slice(0, 7));
  const { days, trouble } = useMonth(month);
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
        <HashLink to="" aria-label={words('toPuzzles')} className="back-link">
          <Icon name="back" />
        </HashLink>
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
      <TroubleNote trouble={trouble} />
      <p aria-hidden="true" className="weekdays">
        {WEEK.map(date => (
          <span key={date}>{format.dateTime(at(date), { weekday: 'short' })}</span>
        ))}
      </p>
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
                onClick={() => showHash(day)}
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
          <Button onClick={() => showHash(nextOpen)}>
            {words('nextOpen', {
              day: format.dateTime(at(nextOpen), { day: 'numeric', month: 'short' }),
            })}
          </Button>
        )}
        <Button kind="primary" onClick={() => showHash(now)}>
          {words('today')}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}
