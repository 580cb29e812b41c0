/** Renders an SVG on the page to a PNG, as a data URL and as a file. Rejects if the browser cannot. */
export async function drawPicture(
  svg: SVGSVGElement,
  name: string,
): Promise<{ readonly shown: string; readonly file: File }> {
  // Elements still animating in would be caught half visible.
  for (const animation of svg.getAnimations({ subtree: true })) animation.finish();
  const { width, height } = svg.viewBox.baseVal;
  const text = new XMLSerializer().serializeToString(inlineStyles(svg));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no PNG');
  // The pages allow no images from elsewhere, and a blob: URL counts as that.
  return {
    shown: canvas.toDataURL('image/png'),
    file: new File([blob], name, { type: blob.type }),
  };
}

/** The CSS properties that make up a drawing's look. */
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

/** A copy of a drawing with its computed styles inlined, so that it looks the same without the style sheets. */
function inlineStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [svg, copy].map(each => [each, ...each.querySelectorAll('*')]);
  for (const [index, element] of (copies ?? []).entries()) {
    const original = originals?.[index];
    if (!(original instanceof SVGElement) || !(element instanceof SVGElement)) continue;
    const style = getComputedStyle(original);
    for (const property of LOOK)
      element.style.setProperty(property, style.getPropertyValue(property));
    element.removeAttribute('class');
  }
  return copy;
}
