/** Milliseconds after which it goes on without: a page that nobody sees is not painted. */
const patience = 100;

/** Resolves once what has changed can be seen: to be awaited before work that keeps the page from painting. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => setTimeout(resolve));
  });
