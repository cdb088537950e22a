import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { demoPassword } from '#infra/local/server.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { liveMarkup } from './live-markup.ts';
import { countRequests, settled } from './settled.ts';

/** Events that no text may cause. */
export type Found = { ran: string[]; violations: string[]; requests: string[]; live: string[] };
export const nothing: Found = { ran: [], violations: [], requests: [], live: [] };

export type WatchedWindow = {
  context: BrowserContext;
  /** Opens an address in its own tab and returns the events there. */
  open(address: string, look: (page: Page) => Promise<void>): Promise<Found>;
};
type Options = {
  /** Whether the page's own policy is active; without it nothing else stops scripts. */
  policy: boolean;
  /** Changes the answers of the API. */
  answered?: (body: string) => string;
};

const itself = /^(data|blob|about):/;
/** Paths that pages load from their own origin. */
const ownPaths =
  /^\/(assets|files|graphql|functions|config\.json|_aws\/|favicon|icon|manifest|fonts|flags|layers\.css)/;

/** The API, and the page of a sent offer. */
const answersInJson = /^\/(graphql|functions\/offerPage)$/;

/** A browser window that reports everything that a text could run or load. */
export async function watchedWindow(browser: Browser, options: Options): Promise<WatchedWindow> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
    bypassCSP: !options.policy,
  });
  const found = new Map<Page, Found>();
  const foundIn = (page: Page) => {
    const known = found.get(page) ?? structuredClone(nothing);
    found.set(page, known);
    return known;
  };
  await context.exposeBinding('hit', ({ page }) => void foundIn(page).ran.push(page.url()));
  await context.exposeBinding(
    'violated',
    ({ page }, what: string) => void foundIn(page).violations.push(what),
  );
  await context.addInitScript(tellWhatRuns);
  countRequests(context);
  context.on('page', (page) => {
    page.setDefaultTimeout(20_000);
    // Events in a tab that a page opens count as those of the page.
    page.on('popup', (tab) => void found.set(tab, foundIn(page)));
    page.on('dialog', async (dialog) => {
      // A page asks by itself before it loses edits.
      if (dialog.type() !== 'beforeunload') foundIn(page).ran.push(dialog.message());
      await dialog.accept().catch(() => {});
    });
  });
  const open = async (address: string, look: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    await page.route('**/*', (route) => answer(route, options, (url) => foundIn(page).requests.push(url)));
    await page.goto(address);
    await settled(page);
    await look(page);
    const live = await liveMarkup(page).catch(() => ['The page was left.']);
    await page.close();
    return { ...foundIn(page), live };
  };
  return { context, open };
}

/** Allows the page's own requests and reports all others. */
async function answer(route: Route, { answered }: Options, tell: (url: string) => void): Promise<void> {
  const request = route.request();
  if (!isOwn(request)) {
    tell(request.url());
    return route.abort();
  }
  if (!answered || !answersInJson.test(new URL(request.url()).pathname)) return route.continue();
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: answered(await response.text()) });
  } catch {
    // The tab was closed meanwhile.
    await route.abort().catch(() => {});
  }
}

function isOwn(request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  const isExpected = request.isNavigationRequest() || ownPaths.test(pathname);
  return (origin === cloudUrl && isExpected) || itself.test(request.url());
}

/** Runs in the page, before everything else. */
function tellWhatRuns(): void {
  const { hit, violated } = globalThis as unknown as { hit(): void; violated(what: string): void };
  Object.assign(globalThis, { alert: hit, confirm: hit, prompt: hit, print: () => {} });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    violated(`${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** Signs in on the login screen. */
export async function signedInAs({ context }: WatchedWindow, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${cloudUrl}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(`${cloudUrl}/preventivi`);
  await page.close();
}
