import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, screens, withBrowser } from './app.ts';
import { takePdf } from './documents.ts';
import { lift } from './lift.ts';
import { overflow, violations } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const products = async (page: Page) => (await view.shownRows(page)).map(({ product }) => product);
const grip = (page: Page, product: string) => page.getByRole('button', { name: `Sposta ${product}` });
/** Which of the grand total and the bar that saves is under the message. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) throw new Error('There is no message.');
    return ['.quote tfoot .tot', '.savebar'].filter((selector) =>
      [...document.querySelectorAll(selector)].some((element) => {
        const box = element.getBoundingClientRect();
        const across = box.left < toast.right && toast.left < box.right;
        return across && box.top < toast.bottom && toast.top < box.bottom;
      }),
    );
  });
const dialog = (page: Page) => page.getByRole('dialog');

const liftFirst = (page: Page, name: string) => lift(grip(page, name), `${name} sollevato, posizione 1 di 4`);

it('rows are dragged by mouse, moved by keyboard with every step announced, and saved in the new order', async () => {
  const page = await openWindow();
  await view.openQuotation(page, 'luca.fontana', 'Condominio Parco Leonardo, scala B');
  const [first = '', second = '', third = '', fourth = ''] = await products(page);
  const [from, to] = [await grip(page, fourth).boundingBox(), await grip(page, second).boundingBox()];
  if (!from || !to) throw new Error('The grips have no place.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 30, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => products(page)).toEqual([first, fourth, second, third]);

  await liftFirst(page, first);
  await page.keyboard.press('ArrowDown');
  await page.getByText(`${first}: posizione 2 di 4`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText(/^Spostamento annullato/).waitFor({ state: 'attached' });
  expect(await products(page)).toEqual([first, fourth, second, third]);
  // A step counts however soon it comes after the lift.
  await grip(page, first).evaluate((button) => {
    button.focus();
    for (const code of ['Space', 'ArrowDown', 'Space'])
      button.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => products(page)).toEqual([fourth, first, second, third]);

  await page.getByText('1 modifica non salvata').filter({ visible: true }).waitFor();
  await view.save(page);
  await view.reload(page);
  expect(await products(page)).toEqual([fourth, first, second, third]);
});

describe.each([
  { screen: 'desktop', colorScheme: 'light', account: 'francesca.moretti', name: 'Chiesa di San Biagio' },
  { screen: 'phone', colorScheme: 'dark', account: 'paolo.vitali', name: 'Municipio, facciata principale' },
] as const)('on a $screen, $colorScheme', ({ account, name, ...wish }) => {
  it('several rows get one discount, are removed together and restored', async () => {
    const page = await openWindow(wish);
    await view.openQuotation(page, account, name);
    const before = await products(page);
    const [first = '', second = ''] = before;
    const select = () => page.getByRole('button', { name: 'Seleziona', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Azioni sui prodotti selezionati' });

    await select();
    await page.getByRole('checkbox', { name: `Seleziona ${first}` }).check();
    await page.getByRole('checkbox', { name: `Seleziona ${second}` }).check();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await bar.getByRole('button', { name: 'Sconto' }).click();
    await view.applyDiscount(page, '10+5');
    const discounts = async () => (await view.shownRows(page)).map((row) => row.discount);
    expect((await discounts()).slice(0, 3)).toEqual([
      '14,50 %',
      '14,50 %',
      expect.not.stringMatching('14,5'),
    ]);

    await bar.getByRole('button', { name: 'Rimuovi' }).click();
    await expect.poll(() => products(page)).toEqual(before.slice(2));
    // So low that the total stands on the bar.
    const { width, height } = screens[wish.screen].viewport;
    await page.setViewportSize({ width, height: 500 });
    expect(await coveredByToast(page)).toEqual([]);
    await page.setViewportSize({ width, height });
    await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => products(page)).toEqual(before);
    expect((await discounts()).slice(0, 2)).toEqual(['14,50 %', '14,50 %']);
    await select();
    await page.getByRole('checkbox', { name: 'Tutti' }).check();
    await bar.getByText('Un preventivo ha almeno un prodotto').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await view.save(page);
    await view.reload(page);
    expect((await discounts()).slice(0, 2)).toEqual(['14,50 %', '14,50 %']);
  });

  it('notes of quotation and row are written and printed with their lines', async () => {
    const page = await openWindow(wish);
    await view.openQuotation(page, account, name);
    const [first = ''] = await products(page);
    await page.getByRole('button', { name: 'Aggiungi una nota' }).click();
    await dialog(page).getByLabel('Nota').fill('Lavori da maggio.\nSaldo alla fine.');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialog(page).getByRole('button', { name: 'Applica' }).click();
    await view.writeRowNote(page, first, 'Solo lato nord.\nDue mani.');
    await view.save(page);
    const pdf = await takePdf(page, wish.screen === 'phone');
    expect(pdf).toMatch(new RegExp(`${first}.*Nota: Solo lato nord\\. Due mani\\.`));
    expect(pdf).toMatch(/Note Lavori da maggio\. Saldo alla fine\. Le quantità/);
  });
});
