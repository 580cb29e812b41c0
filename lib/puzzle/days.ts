/** A day as `2026-11-27`, in no time zone. */
export type Day = string;

/** In UTC, which has neither summer time nor the phone's time zone. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** The day that many days later; earlier if negative. */
export function dayLater(day: Day, count: number): Day {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A month such as `2026-11`. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** The month that many months later; earlier if negative. */
export function monthLater(month: string, count: number): string {
  const date = noonOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** 0 on Mondays, 6 on Sundays. */
export const weekdayOf = (day: Day): number => (noonOf(day).getUTCDay() + 6) % 7;

/** The week of that day, from Monday. */
export const weekOf = (day: Day): readonly Day[] =>
  Array.from({ length: 7 }, (_, index) => dayLater(day, index - weekdayOf(day)));

/** The days of a month. */
export const daysOf = (month: string): readonly Day[] =>
  Array.from({ length: 31 }, (_, index) => dayLater(`${month}-01`, index)).filter(
    day => monthOf(day) === month,
  );
