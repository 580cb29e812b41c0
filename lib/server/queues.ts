/** Limits how many tasks of one key run at a time; the others queue. */
export interface Queues {
  /** Resolves once the task may run, to a function that ends its turn; at once to `undefined` if the queue is full. */
  take(key: string): Promise<(() => void) | undefined>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Per key, `atOnce` limits the running tasks, `longest` the queued ones. */
export function createQueues({
  atOnce,
  longest,
}: {
  readonly atOnce: number;
  readonly longest: number;
}): Queues {
  const lines = new Map<string, Line>();

  /** Returns a function that ends the turn; calling it again has no effect. */
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
      // The task that ends hands its place over, so `running` stays the same.
      else await new Promise<void>(resolve => line.waiting.push(resolve));
      return turnIn(key, line);
    },
  };
}
