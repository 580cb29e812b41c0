/**
 * A bear's paw around 0,0, about 8 high, as on the map. A drawing of its own: the map's comes with
 * all that maps are drawn with, which most pages can wait for.
 */
export function Paw() {
  return (
    <>
      <path d="M0 .3C1.6.3 2.9 1.8 2.7 3S1 3.7 0 3.7s-2.4.5-2.7-.7S-1.6.3 0 .3Z" />
      <ellipse cx="-3" cy="-.9" rx=".86" ry="1.3" transform="rotate(-22 -3 -.9)" />
      <ellipse cx="-1.1" cy="-2.4" rx=".9" ry="1.4" />
      <ellipse cx="1.1" cy="-2.4" rx=".9" ry="1.4" />
      <ellipse cx="3" cy="-.9" rx=".86" ry="1.3" transform="rotate(22 3 -.9)" />
    </>
  );
}
