/** The light that a clue throws on the map, small. */
export const LitSign = () => (
  <span
    aria-hidden="true"
    className="h-4 w-6 shrink-0 rounded-tag border-[3px] border-lamp outline-[1.5px] outline-lamp-case"
  />
);
