import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import * as view from './quotation-screen.ts';

withBrowser();

/** Signs in and waits for the bell: it counts after everything else is idle. */
async function signInAndRest(page: Page, email: string): Promise<void> {
  const counted = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('MyNotifications') ?? false,
  );
  await signIn(page, email);
  await counted;
}

/** The addresses requested from now on; `graphql` lists requests of the API by operation. */
function listen(page: Page) {
  const asked: string[] = [];
  const operations: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    const operation = /\b(?:query|mutation) \w+/.exec(request.postData() ?? '')?.[0];
    if (new URL(request.url()).pathname === '/graphql') operations.push(operation ?? request.url());
  });
  return { asked, operations };
}

it('a quotation opens from the list with one request, and is edited without any', async () => {
  const page = await openWindow();
  await signInAndRest(page, 'andrea.conti@example.com');
  const link = page.getByRole('link', { name: 'Villetta a schiera, esterni' });
  await link.waitFor();
  const { asked, operations } = listen(page);
  await link.click();
  await page.locator('.quotation tfoot .tot').waitFor();
  const total = await view.shownTotal(page, false);
  await view.setQuotationArea(page, '101');
  expect(operations).toEqual(['query Quotation']);
  // The code and texts of the dialogs are loaded by now.
  await view.setGlobalDiscount(page, '1', '0', '0');
  asked.length = 0;
  await view.setQuotationArea(page, '404');
  await view.setGlobalDiscount(page, '7', '0', '0');
  const [row] = await view.shownRows(page);
  const packages = page.getByRole('button', { name: `Confezioni di ${row?.product}:` });
  await packages.click();
  await page.getByRole('dialog').getByRole('spinbutton').first().press('ArrowRight');
  await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
  await view.closed(page);
  expect(await view.shownTotal(page, false)).not.toBe(total);
  expect(asked).toEqual([]);
});

it('a colour is chosen without a request once the colours are loaded', async () => {
  const page = await openWindow();
  await signInAndRest(page, 'andrea.conti@example.com');
  await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).click();
  await page
    .getByRole('button', { name: /, colore di |^Colore mancante di / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const colours = dialog.getByRole('radio');
  await colours.first().waitFor();
  const { asked } = listen(page);
  await colours.nth(3).click();
  await dialog.getByRole('button', { name: 'Conferma colore' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 modifica non salvata').filter({ visible: true }).first().waitFor();
  expect(asked).toEqual([]);
});
