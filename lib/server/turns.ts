/** Lets only a few tasks of one key run at a time; the others wait in line. */
export interface Turns {
  /** Resolves when it is the task's turn, to a function that ends it; to `undefined` at once if the line is full. */
  take(key: string): Promise<(() => void) | undefined>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** `atOnce`: tasks of one key that run together; `longest`: how many of them may wait. */
export function createTurns({
  atOnce,
  longest,
}: {
  readonly atOnce: number;
  readonly longest: number;
}): Turns {
  const lines = new Map<string, Line>();

  /** Ends a turn, once however often it is called. */
  function turnIn(key: string, line: Line): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.waiting.shift();
      if (next !== undefined) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(key);
    };
  }

  return {
    async take(key) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= longest) return undefined;
      // The ended turn passes its place on.
      else await new Promise<void>(resolve => line.waiting.push(resolve));
      return turnIn(key, line);
    },
  };
}
