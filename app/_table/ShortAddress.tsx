/** What to type to come to the table, as short as it can be said. Only known in a browser. */
export const ShortAddress = ({ code }: { code: string }) => (
  <>
    {window.location.host}/<wbr />
    {code}
  </>
);
