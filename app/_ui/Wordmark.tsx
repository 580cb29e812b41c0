/** A bear's paw and the book's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-clue font-semibold">
      <span aria-hidden="true" className="paw size-7" />
      Fieldbook
    </span>
  );
}
