import type { Page } from 'playwright-core';

const listeners = new WeakMap<Page, PromiseWithResolvers<void>>();

/** Notes of every document in a window when the server has all its subscriptions. */
export function noteListening(page: Page): void {
  let begun = 0;
  const renew = () => {
    begun = 0;
    listeners.set(page, Promise.withResolvers());
  };
  renew();
  page.on('domcontentloaded', renew);
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"start"')) begun += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (!String(payload).includes('"type":"start_ack"')) return;
      begun -= 1;
      if (begun === 0) listeners.get(page)?.resolve();
    });
  });
}

/** Waits until the window hears what others change; before that, it would miss a change. */
export const listening = (page: Page) => listeners.get(page)?.promise;
