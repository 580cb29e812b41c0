/** Nothing lies over the page. */
export default function NothingOver() {
  return null;
}
