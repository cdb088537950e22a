import type { ElementHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, screens, signIn, withBrowser } from './app.ts';
import { narrowDefects, narrowest } from './narrow.ts';
import { type ShownDialog, shownDialogs } from './narrow-dialogs.ts';
import { guest, type Visit, visits } from './narrow-visits.ts';
import { settled } from './settled.ts';

withBrowser();

/** As many as let one wait for the network while another is measured. */
const windows = 4;

async function openNarrow(user: string): Promise<Page> {
  const page = await openWindow();
  await page.setViewportSize(narrowest);
  if (user !== guest) await signIn(page, user);
  return page;
}

/** The look of a button: rows of a table have the same ones, and all screens the same bar at the top. */
const lookOf = (opener: ElementHandle<Node>) =>
  opener.evaluate((node) => {
    const button = node as Element;
    const parts = [button, ...button.querySelectorAll('*')].map((one) => `${one.tagName}.${one.className}`);
    const place = button.closest('.topbar') ? '' : location.pathname;
    return [place, ...parts].join(' ');
  });

/** A part of the page says that it is open; a button that leads to a dialog says nothing, or is gone. */
const isOpen = (opener: Node) =>
  document.querySelector('[role="dialog"], [role="alertdialog"], .menu-popup') !== null ||
  !opener.isConnected ||
  (opener as Element).getAttribute('aria-expanded') === 'true';

/** Closes the opened part again, so that the next button can be pressed. */
async function defectsOfOpened(page: Page, opener: ElementHandle<Node>): Promise<string[]> {
  await opener.click();
  await page.waitForFunction(isOpen, opener);
  await settled(page);
  const found = await narrowDefects(page);
  await page.keyboard.press('Escape');
  await settled(page);
  return found;
}

/** Looks at a screen, then at what its buttons say that they open, one of each look. */
async function defectsOfScreen(page: Page, opened: Set<string>): Promise<string[]> {
  await settled(page);
  const found = await narrowDefects(page);
  const openers = page.locator(
    ':is([aria-haspopup], [aria-expanded="false"]):not(:disabled, [aria-disabled="true"]):visible',
  );
  for (const opener of await openers.elementHandles()) {
    // Another part that opened may have taken its place.
    const look = (await opener.isVisible()) ? await lookOf(opener) : '';
    if (!look || opened.has(look)) continue;
    opened.add(look);
    found.push(...(await defectsOfOpened(page, opener)));
  }
  return found;
}

async function visit(page: Page, { to }: Visit): Promise<void> {
  if (typeof to === 'string') await page.goto(`${appUrl}${to}`);
  else await to(page);
}

/** Opens a dialog as on a wide screen: on phones, some of its buttons are in menus. */
async function openDialog(page: Page, { at, opener, onPhones }: ShownDialog): Promise<void> {
  await page.setViewportSize(onPhones ? narrowest : screens.desktop.viewport);
  await page.goto(`${appUrl}${typeof at === 'string' ? at : '/preventivi'}`);
  if (typeof at !== 'string') await at(page);
  await settled(page);
  if (typeof opener === 'string') await page.keyboard.press(opener);
  else await (await opener(page)).click();
  await page.locator('[aria-modal="true"]').last().waitFor();
  await settled(page);
}

type Work = { user: string; look: (page: Page, opened: Set<string>) => Promise<string[]> };

/** Several windows share the work; each stays with one user. */
async function shareOut(work: readonly Work[]): Promise<string[]> {
  const rest = work.toSorted((one, other) => one.user.localeCompare(other.user));
  const found: string[] = [];
  const opened = new Map(work.map(({ user }) => [user, new Set<string>()]));
  const hand = async () => {
    let page: { of: string; shown: Page } | undefined;
    for (let next = rest.shift(); next; next = rest.shift()) {
      if (page?.of !== next.user) page = { of: next.user, shown: await openNarrow(next.user) };
      found.push(...(await next.look(page.shown, opened.get(next.user) ?? new Set())));
    }
  };
  await Promise.all(Array.from({ length: windows }, hand));
  return [...new Set(found)].toSorted();
}

it('every screen fits the narrowest phone, in both languages, with its menus', async () => {
  const work = Object.values(visits)
    .flat()
    .map((one) => ({
      user: one.user,
      look: async (page: Page, opened: Set<string>) => {
        await visit(page, one);
        return defectsOfScreen(page, opened);
      },
    }));
  expect(await shareOut(work)).toEqual([]);
});

it('every dialog without a field fits the narrowest phone, in both languages', async () => {
  const work = shownDialogs.map((one) => ({
    user: one.user,
    look: async (page: Page) => {
      await openDialog(page, one);
      return narrowDefects(page);
    },
  }));
  expect(await shareOut(work)).toEqual([]);
});
