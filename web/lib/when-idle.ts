/** Milliseconds after which it is done in a browser that does not say when it is idle. */
const waitAtMost = 2_000;

/** Does something once the browser has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(run, { timeout: waitAtMost });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(run, waitAtMost);
  return () => clearTimeout(waiting);
}
