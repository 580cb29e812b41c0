/**
 * Does tasks one by one: those of one key run one after another, those of different keys side by
 * side. A task that fails does not hold up the next, which is told with what the one before it in line has failed.
 */
export function createOneByOne(): <T>(
  key: string,
  task: (failure?: unknown) => Promise<T>,
) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();

  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(() => task(), task);
    last.set(key, done);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
