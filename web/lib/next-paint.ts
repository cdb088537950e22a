/** Milliseconds to wait at most: a hidden page is not painted. */
const patience = 100;

/** Resolves after the next paint. Await it before work that blocks the page. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => setTimeout(resolve));
  });
