import { expect, test } from 'vitest';
import { dayLater, daysOf, monthLater, weekOf } from './days';

test('days and months follow the calendar', () => {
  expect(dayLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayLater('2027-01-01', -1)).toBe('2026-12-31');
  expect(monthLater('2026-11', 2)).toBe('2027-01');
  expect(monthLater('2027-01', -1)).toBe('2026-12');
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-11').slice(0, 2)).toEqual(['2026-11-01', '2026-11-02']);
});

test('a week starts on Monday, even across the end of a month', () => {
  const week = weekOf('2026-11-30');
  expect(week.at(0)).toBe('2026-11-30');
  expect(week.at(-1)).toBe('2026-12-06');
  expect(weekOf('2026-12-06')).toEqual(week);
});
