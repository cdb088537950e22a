/** Runs tasks so many at a time, in the order they come; after a failure those that wait are not begun. */
export function atMost(most: number) {
  let free = most;
  let failure: { cause: unknown } | undefined;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      if (failure) throw failure.cause;
      return await task();
    } catch (cause) {
      failure ??= { cause };
      throw cause;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
