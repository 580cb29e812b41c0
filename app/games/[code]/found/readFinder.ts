const SEATS = [1, 2, 3, 4, 5];

/** The seat that the address names as the finder's. */
export const readFinder = (seat: string | string[] | undefined): number | undefined =>
  SEATS.find(each => String(each) === seat);
