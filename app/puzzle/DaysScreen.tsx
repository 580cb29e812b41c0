import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { HashLink, showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { daysOf, monthLater, monthOf } from '@/lib/puzzle/days';
import { DayGrid, useDayState } from './DayGrid';
import { useDays } from './puzzleSources';
import { useDayName, useToday } from './useDay';

/** The first month that has puzzles. */
const FIRST = '2026-11';

/** A month of days, and the newest unsolved one. */
export function DaysScreen() {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  const today = useToday();
  const [month, setMonth] = useState(monthOf(today));
  const days = daysOf(month);
  const { texts, trouble } = useDays(days);
  const stateOf = useDayState(texts);
  const next =
    days.findLast(day => day <= today && texts?.has(day) && stateOf(day) !== 'solved') ?? today;
  return (
    <ColumnPage
      className="puzzles"
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
          onClick={() => setMonth(monthLater(month, -1))}
        >
          <Icon name="back" />
        </button>
        <h2>{nameOf(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
        <button
          type="button"
          aria-label={words('later')}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthLater(month, 1))}
        >
          <Icon name="forward" />
        </button>
      </div>
      <TroubleNote trouble={trouble} />
      <DayGrid today={today} days={days} texts={texts} />
      <BottomBar>
        <Button kind="primary" onClick={() => showHash(next)}>
          {next === today
            ? words('today')
            : words('nextOpen', { day: nameOf(next, { day: 'numeric', month: 'short' }) })}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}
