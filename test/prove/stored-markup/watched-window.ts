import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#infra/local/server.ts';
import { cloudUrl } from '#test/support/cloud.ts';

/** What happened that no text may make happen. */
export type Found = { ran: string[]; violations: string[]; requests: string[]; live: string[] };
export const nothing: Found = { ran: [], violations: [], requests: [], live: [] };

export type Watched = { page: Page; context: BrowserContext; taken(): Promise<Found> };

const itself = /^(data|blob|about):/;
/** What pages load of their own origin. */
const ownPaths =
  /^\/(assets|files|graphql|functions|config\.json|_aws\/|favicon|icon|manifest|fonts|flags|layers\.css)/;

/** A browser in which everything that a text could make run is told. Without the page's policy nothing else stops it. */
export async function watched(browser: Browser, { policy }: { policy: boolean }): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
    bypassCSP: !policy,
  });
  let found: Found = structuredClone(nothing);
  await context.exposeBinding('hit', ({ page }) => void found.ran.push(page.url()));
  await context.exposeBinding('violated', (_, what: string) => void found.violations.push(what));
  await context.addInitScript(() => {
    const { hit, violated } = globalThis as unknown as { hit(): void; violated(what: string): void };
    Object.assign(globalThis, { alert: hit, confirm: hit, prompt: hit, print: () => {} });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violated(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('dialog', async (dialog) => {
    // A page asks by itself before it loses edits.
    if (dialog.type() !== 'beforeunload') found.ran.push(dialog.message());
    await dialog.accept();
  });
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === cloudUrl && (request.isNavigationRequest() || ownPaths.test(pathname));
    if (isOwn || itself.test(request.url())) return route.continue();
    found.requests.push(request.url());
    await route.abort();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const taken = async () => {
    const live = await liveMarkup(page);
    const all = { ...found, live };
    found = structuredClone(nothing);
    return all;
  };
  return { page, context, taken };
}

/** Markup on the page that would run something, whether it was touched or not. */
const liveMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs = /^\s*(javascript|vbscript|data:text)/i;
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'];
    const isLive = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || (addresses.includes(name) && runs.test(value)),
      ) ||
      element.matches('iframe[srcdoc], object, embed, base, meta[http-equiv=refresh], main script, math');
    return [...document.querySelectorAll('*')]
      .filter(isLive)
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** Signs in through the login screen. */
export async function signedInAs({ page }: Watched, email: string): Promise<void> {
  await page.goto(`${cloudUrl}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(`${cloudUrl}/preventivi`);
}
