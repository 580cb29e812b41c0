/** The room that a text takes. It comes by the style sheet, and so is no text of the page. */
export const Blank = ({ text }: { text: string }) => (
  <span
    aria-hidden="true"
    data-text={text}
    className="invisible before:content-[attr(data-text)]"
  />
);
