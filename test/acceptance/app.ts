import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { launchBrowser } from '#test/support/browser.ts';
import { keptSession } from './kept-session.ts';
import { noteListening } from './listening.ts';
import { mayRest, rest, restedWindow } from './rested-windows.ts';
import { noteRequests } from './settled.ts';

export const appUrl = inject('cloudUrl');
export const demoPassword = 'Preventivi-2026';

export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
export type ScreenName = keyof typeof screens;

let browser: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();

/** One browser for all files, which ends with their process; every test gets windows without a past. */
export function withBrowser() {
  afterEach(async () => {
    for (const context of contexts) await rest(context, appUrl);
    contexts.clear();
  });
}

type Wishes = {
  /** The permanent storage of a closed browser. */
  kept?: Awaited<ReturnType<BrowserContext['storageState']>>;
  screen?: ScreenName;
  locale?: 'it-IT' | 'en-GB';
  colorScheme?: 'light' | 'dark';
  javaScriptEnabled?: boolean;
};

/** A window without a session. */
export async function openWindow({
  screen = 'desktop',
  locale = 'it-IT',
  kept,
  ...wishes
}: Wishes = {}): Promise<Page> {
  const all = { ...screens[screen], locale, ...wishes };
  const page = kept ? await newWindow({ ...all, storageState: kept }) : await anyWindow(all);
  await page.setViewportSize(screens[screen].viewport);
  contexts.add(page.context());
  // Those too that a page opens.
  page.context().on('page', noteRequests);
  noteRequests(page);
  noteListening(page);
  return page;
}

/** One that rests, or a new one. */
async function anyWindow(options: BrowserContextOptions): Promise<Page> {
  const kind = JSON.stringify(options);
  const rested = restedWindow(kind);
  if (rested) return rested;
  const page = await newWindow(options);
  mayRest(page, kind);
  return page;
}

async function newWindow(options: BrowserContextOptions): Promise<Page> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({
    ...options,
    acceptDownloads: true,
    // Colours are checked at rest, not during a transition.
    reducedMotion: 'reduce',
  });
  // As in vitest.config.ts: only an endless wait fails.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** Signs in through the login screen; ends on the list of quotations. */
export async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: /^(Accedi|Sign in)$/ }).click();
  await page.waitForURL(`${appUrl}/preventivi`);
}

/** Opens a screen with a session that was made beside the browser. For tests whose subject is not the sign-in. */
export async function signIn(page: Page, email: string, path = '/preventivi'): Promise<void> {
  const kept = Object.entries(await keptSession(email, demoPassword));
  const putting = await page.addInitScript((items) => {
    for (const [name, value] of items) localStorage.setItem(name, value);
  }, kept);
  await page.goto(`${appUrl}${path}`);
  await putting.dispose();
}
