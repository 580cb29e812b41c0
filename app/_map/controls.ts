/** A row of buttons in one border. In pixels: where text is twice as large, they still fit. */
export const CONTROLS =
  'flex shrink-0 divide-x-[1.5px] divide-edge overflow-clip rounded-card border-[1.5px] border-edge bg-sheet';
