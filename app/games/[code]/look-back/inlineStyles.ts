/** What a drawing's look is made of. */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'paint-order',
  'vector-effect',
  'text-anchor',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** A copy of a drawing that looks by itself as the page's style sheets make it look. */
export function inlineStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [its, theirs] = [svg, copy].map(each => [each, ...each.querySelectorAll('*')]);
  for (const [index, element] of (theirs ?? []).entries()) {
    const seen = its?.[index];
    if (!(seen instanceof SVGElement) || !(element instanceof SVGElement)) continue;
    const style = getComputedStyle(seen);
    for (const property of LOOK)
      element.style.setProperty(property, style.getPropertyValue(property));
    element.removeAttribute('class');
  }
  return copy;
}
