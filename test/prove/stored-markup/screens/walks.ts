import type { Browser, Page } from 'playwright-core';
import { accounts } from '#test/support/cloud.ts';
import { goThroughTest } from './guided-test.ts';
import { marksOn } from './marks-on.ts';
import { openEverything } from './open-everything.ts';
import type { Visitor } from './visits.ts';
import { type Found, signedInAs, type WatchedWindow, watchedWindow } from './watched-window.ts';

export type Walk = {
  /** Opens an address for a visitor. With `opens` it also presses the buttons there. */
  visit(visitor: Visitor, address: string, opens: boolean): Promise<Found & { at: string }>;
  /** Fields shown so far. */
  seen: Set<string>;
  end(): Promise<void>;
};

/** Opens one window for each visitor. */
export async function beginWalk(
  browser: Browser,
  options: Parameters<typeof watchedWindow>[1],
): Promise<Walk> {
  const windows = new Map<Visitor, WatchedWindow>();
  for (const visitor of ['superUser', 'painter', 'nobody'] as const) {
    const window = await watchedWindow(browser, options);
    windows.set(visitor, window);
    if (visitor !== 'nobody') await signedInAs(window, accounts[visitor]);
  }
  const seen = new Set<string>();
  const visit = async (visitor: Visitor, address: string, opens: boolean) => {
    const window = windows.get(visitor);
    if (!window) throw new Error('The window did not open.');
    let at = '';
    const found = await window.open(address, async (page: Page) => {
      at = new URL(page.url()).pathname;
      await page.emulateMedia({ media: at.endsWith('/pdf') ? 'print' : 'screen' });
      const isTest = address.includes('/nuovo/test');
      for (const name of await marksOn(page)) seen.add(name);
      for (const name of isTest ? await goThroughTest(page) : []) seen.add(name);
      for (const name of opens ? await openEverything(page) : []) seen.add(name);
    });
    return { ...found, at };
  };
  const end = async () => {
    for (const { context } of windows.values()) await context.close();
  };
  return { visit, seen, end };
}
