import type { CDPSession, ElementHandle, Page } from 'playwright-core';

/** Time of the page's thread from a click to the painted frame, and the requests meanwhile. */
export type Painted = { milliseconds: number; requests: readonly string[] };

/** In the page: clicks, and resolves when the next frame is painted. */
const clickInPage = (button: HTMLElement | SVGElement) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    requestAnimationFrame(() => port2.postMessage(undefined));
  });

async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** A session that counts processor time, so that other work on the machine does not matter. */
export async function openMetrics(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

export async function clickAndPaint(
  page: Page,
  session: CDPSession,
  button: ElementHandle<HTMLElement | SVGElement>,
): Promise<Painted> {
  const requests: string[] = [];
  const note = (request: { url(): string }) => void requests.push(request.url());
  page.on('request', note);
  const before = await mainThread(session);
  await button.evaluate(clickInPage);
  const milliseconds = (await mainThread(session)) - before;
  page.off('request', note);
  return { milliseconds, requests };
}
