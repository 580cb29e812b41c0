/**
 * Returns a trigger that never runs `task` concurrently. Any number of triggers during a run cause one more run after
 * it. A failed run does not block the next.
 */
export function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run() {
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await task();
      }
    } finally {
      isRunning = false;
    }
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
