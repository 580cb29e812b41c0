/** What an arrow key leads to among cells that stand in rows of different lengths. */
interface Cell {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
}

const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

const isWay = (key: string): key is keyof typeof WAYS => key in WAYS;

/** How much more a cell that stands aside is worth avoiding than one that is far. */
const ASIDE = 3;

/** The nearest cell that way from `from`; nothing at the edge, and for other keys. */
export function nextCell<C extends Cell>(
  cells: readonly C[],
  from: C | undefined,
  key: string,
): C | undefined {
  if (from === undefined || !isWay(key)) return undefined;
  const way = WAYS[key];
  const start = middle(from);
  let best: { cell: C; far: number } | undefined;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && (best === undefined || far < best.far)) best = { cell, far };
  }
  return best?.cell;
}

function middle(cell: Cell): { x: number; y: number } {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
