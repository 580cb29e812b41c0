/**
 * A task that may be asked for at any moment, and runs once at a time. Whoever asks during a run
 * gets one more run after it, however often they ask: that one sees all that happened before. A
 * run that fails does not hold up the next.
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
