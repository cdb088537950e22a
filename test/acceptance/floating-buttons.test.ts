import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';

/** The buttons of a name that stay at the lower right edge of the window while the page scrolls. */
async function floating(page: Page, name: string): Promise<Locator[]> {
  const buttons = page.getByRole('button', { name, exact: true }).filter({ visible: true });
  await buttons.first().waitFor();
  const isFloating = await buttons.evaluateAll((found) =>
    found.map((button) => {
      const fixed = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).position === 'fixed' || fixed(one.parentElement));
      const { right, bottom } = button.getBoundingClientRect();
      return fixed(button) && innerWidth - right < 40 && innerHeight - bottom < 40;
    }),
  );
  return (await buttons.all()).filter((_, index) => isFloating[index]);
}

/** Presses the one floating button of a name, once the screen is complete. */
async function pressFloating(page: Page, name: string, screen: string) {
  await expect.poll(async () => (await floating(page, name)).length, { message: screen }).toBe(1);
  const [only] = await floating(page, name);
  await only?.click();
}

const open = (at: string) => (page: Page) => signIn(page, superUser, at);
const openFolder = async (page: Page) => {
  await signIn(page, superUser, '/cartelle');
  await page.locator('main a[href^="/cartelle/"]').first().click();
};

const lists = [
  { opens: open('/fasi'), name: 'Nuova fase', what: 'a phase [PHA-010]' },
  { opens: open('/listini'), name: 'Nuovo listino', what: 'a price list [PLI-017]' },
  { opens: open('/cartelle'), name: 'Nuova cartella', what: 'a folder [COL-006]' },
  { opens: openFolder, name: 'Nuovo colore', what: 'a colour [COL-014]' },
  { opens: open('/tag'), name: 'Nuovo tag', what: 'a tag [TAG-006]' },
  { opens: open('/utenti'), name: 'Invita', what: 'a user [USR-010]' },
  { opens: open('/notifiche'), name: 'Nuova notifica', what: 'a notification [NOT-004]' },
];

it.each(lists)('one button floats over the list and opens the dialog of $what', async ({ opens, name }) => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await openWindow({ screen });
    await opens(page);
    await pressFloating(page, name, screen);
    await page.getByRole('dialog', { name, exact: true }).waitFor();
  }
});

it('one button floats over the products, for super users alone, and opens the new product [PRD-023]', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await openWindow({ screen });
    await open('/prodotti')(page);
    await pressFloating(page, 'Nuovo prodotto', screen);
    await page.waitForURL(`${appUrl}/prodotti/nuovo`);
  }
  const painter = await openWindow();
  await signIn(painter, 'andrea.conti@example.com', '/prodotti');
  await painter.getByRole('row').nth(1).waitFor();
  expect(await painter.getByRole('button', { name: 'Nuovo prodotto' }).count()).toBe(0);
});

it('a message covers the foot of no list, neither on the way nor at the end', async () => {
  const page = await openWindow();
  for (const list of ['/preventivi', '/prodotti']) {
    await open(list)(page);
    await page
      .getByRole('button', { name: /^Altre azioni su/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Archivia', exact: true }).click();
    await page
      .locator('.toast')
      .getByText(/archiviat/)
      .waitFor();
    for (const end of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), end);
      const [foot, message] = [
        await page.locator('.pager').boundingBox(),
        await page.locator('.toast').boundingBox(),
      ];
      if (!foot || !message) throw new Error('No foot or no message');
      const isApart = foot.y + foot.height <= message.y || message.y + message.height <= foot.y;
      expect(isApart, `${list} at ${end}: ${JSON.stringify({ foot, message })}`).toBe(true);
    }
    await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click();
    await page
      .locator('.toast')
      .getByText(/archiviat/)
      .waitFor({ state: 'detached' });
  }
});
