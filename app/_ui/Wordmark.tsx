import { Paw } from './Paw';

/** A bear's paw and the book's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-clue font-semibold">
      <svg viewBox="-5 -5 10 10" aria-hidden="true" className="size-7 shrink-0 fill-current">
        <Paw />
      </svg>
      Fieldbook
    </span>
  );
}
