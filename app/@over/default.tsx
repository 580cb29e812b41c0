/** The slot is empty by default. */
export default function NothingOver() {
  return null;
}
