import type { BrowserContext, CDPSession, Page } from 'playwright-core';

type Disposable = { dispose(): Promise<void> };
type Marks = { kind: string; undo: Disposable[] };

/** Windows that no test uses now, by what they were opened with. */
const rested = new Map<string, Page[]>();
const marks = new WeakMap<Page, Marks>();

/** A window of an earlier test: it has no past, but the application is loaded and compiled. */
export const restedWindow = (kind: string): Page | undefined => rested.get(kind)?.pop();

/** A script or function that a test adds to a window ends when the window rests. */
export function mayRest(page: Page, kind: string): void {
  const undo: Disposable[] = [];
  marks.set(page, { kind, undo });
  for (const owner of [page, page.context()]) {
    for (const name of ['addInitScript', 'exposeFunction'] as const) {
      const add = owner[name].bind(owner) as (...given: unknown[]) => Promise<Disposable>;
      const noted = async (...given: unknown[]) => {
        const added = await add(...given);
        undo.push(added);
        return added;
      };
      Object.assign(owner, { [name]: noted });
    }
  }
}

/** Playwright itself listens to the rest. */
const events = [
  ...['request', 'response', 'requestfinished', 'requestfailed', 'websocket'],
  ...['domcontentloaded', 'framenavigated', 'dialog', 'download', 'console', 'pageerror', 'popup'],
];

function hearNothing(page: Page): void {
  for (const event of events) page.removeAllListeners(event);
  for (const event of ['page', 'request', 'response']) page.context().removeAllListeners(event);
}

/** The storage of the application, of which a window has one part and its context the other. */
async function forget(page: Page, session: CDPSession, origin: string): Promise<void> {
  // A page of the same origin that runs nothing.
  await page.goto(`${origin}/_local/health`);
  await page.evaluate(() => sessionStorage.clear());
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.context().clearCookies();
}

/** Makes a window as new, or closes it. */
export async function rest(context: BrowserContext, origin: string): Promise<void> {
  const [page, ...others] = context.pages();
  const known = page && marks.get(page);
  if (!page || !known) return context.close();
  for (const other of others) await other.close();
  hearNothing(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  for (const added of known.undo.splice(0)) await added.dispose();
  const session = await context.newCDPSession(page);
  await forget(page, session, origin);
  await page.goto('about:blank');
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  // Where a new window has its mouse.
  await page.mouse.move(0, 0);
  rested.set(known.kind, [...(rested.get(known.kind) ?? []), page]);
}
