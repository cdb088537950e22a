import type { CDPSession, ElementHandle, Page } from 'playwright-core';

/** Time of the page's thread from a click or a key to the painted frame, and the requests meanwhile. */
export type Painted = { milliseconds: number; requests: readonly string[] };

/** In the page: clicks or presses a key, and resolves when the next frame is painted. */
const pressInPage = (part: HTMLElement | SVGElement, key: string | undefined) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const shared = { bubbles: true, cancelable: true };
    port1.onmessage = () => resolve();
    part.dispatchEvent(
      key ? new KeyboardEvent('keydown', { key, ...shared }) : new MouseEvent('click', shared),
    );
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
  part: ElementHandle<HTMLElement | SVGElement>,
  key?: string,
): Promise<Painted> {
  const requests: string[] = [];
  const note = (request: { url(): string }) => void requests.push(request.url());
  page.on('request', note);
  const before = await mainThread(session);
  await part.evaluate(pressInPage, key);
  const milliseconds = (await mainThread(session)) - before;
  page.off('request', note);
  return { milliseconds, requests };
}
