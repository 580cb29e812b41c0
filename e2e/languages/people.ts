/** Player names in these tests. */
export const PEOPLE = {
  LONG: 'Wolfgangus Amadé',
  THIRD: 'Wolfgangus 3',
  FOURTH: 'Wolfgangus 4',
  SHORT: 'Bence',
  SHORTEST: 'Ada',
} as const;
