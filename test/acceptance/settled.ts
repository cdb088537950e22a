import type { Page, Request } from 'playwright-core';

type Requests = { pending: Set<Request>; wake: () => void };

const requestsOf = new WeakMap<Page, Requests>();

/** Notes the requests of a window that wait for their answer. */
export function noteRequests(page: Page): void {
  const requests: Requests = { pending: new Set(), wake: () => {} };
  requestsOf.set(page, requests);
  const end = (request: Request) => {
    requests.pending.delete(request);
    requests.wake();
  };
  page.on('request', (request) => requests.pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Two frames later: whether something is still to be replaced by what loads. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Boolean(document.querySelector('.skeleton, .skeleton-place, .waiting, .spinner'));
  });

/** Waits until nothing loads and nothing is about to change: sooner than half a second of silence of the network. */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('Only windows of openWindow are watched.');
  do {
    while (requests.pending.size > 0)
      await new Promise<void>((resolve) => {
        requests.wake = resolve;
      });
  } while ((await isWaiting(page)) || requests.pending.size > 0);
}
