/** Milliseconds to wait in browsers that do not report idle times. */
const waitAtMost = 2_000;

/** Runs `run` when the browser is idle; the returned function cancels. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(run, { timeout: waitAtMost });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(run, waitAtMost);
  return () => clearTimeout(waiting);
}
