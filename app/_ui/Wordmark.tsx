import { Tracks } from '@/app/_map/Tracks';

const HERE = [{ x: 0, y: 0 }];

/** A bear's paw and the book's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-clue font-semibold">
      <svg viewBox="-5 -5 10 10" aria-hidden="true" className="size-7 shrink-0">
        <Tracks animal="bear" points={HERE} className="fill-current" />
      </svg>
      Fieldbook
    </span>
  );
}
