import type { Page } from 'playwright-core';
import { signIn } from './app.ts';

/** Waits for the whole screen: the grips of the rows come last. */
export const shown = (page: Page) => page.locator('.quotation .row-grip').first().waitFor();

/** Opens a quotation of an account from the list. */
export async function openQuotation(page: Page, account: string, name: string): Promise<void> {
  await signIn(page, `${account}@example.com`);
  await page.getByRole('link', { name }).click();
  await shown(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await shown(page);
}

/** The texts of a row in the quotation's table, by column. */
export type ShownRow = Record<
  'product' | 'consumption' | 'incidence' | 'surface' | 'packages' | 'quantity' | 'discount' | 'cost',
  string
>;

/** Reads the products' rows from the page, on desktop and phone alike. */
export async function shownRows(page: Page): Promise<ShownRow[]> {
  const rows = await page.locator('.quotation tbody').evaluateAll((groups) =>
    groups.map((group) => {
      const text = (selector: string) => {
        const cell = group.querySelector<HTMLElement>(selector);
        return (cell?.innerText ?? '').replace(/\s+/g, ' ').trim();
      };
      const columns = ['consumption', 'incidence', 'surface', 'packages', 'quantity', 'discount', 'cost'];
      const cells = columns.map((column) => [column, text(`.c-${column}`)]);
      return { ...Object.fromEntries(cells), product: text('.c-name .name') };
    }),
  );
  // Every column of the type is read above.
  return rows as ShownRow[];
}

/** The grand total: in the table's foot on a desktop, in the bar on a phone. */
export async function shownTotal(page: Page, phone: boolean): Promise<string> {
  const place = phone ? page.locator('.phone-total') : page.locator('.quotation tfoot .tot');
  return (await place.innerText()).replace(/\s+/g, ' ').trim();
}

const apply = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();

/** Milliseconds after which the page counts as idle: Chromium does not always report it. */
const idleWithin = 2_000;

/** Waits until the dialog is closed and its result is drawn: rows are drawn one frame later. */
export async function closed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(
    (timeout) =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => done(true), { timeout }))),
      ),
    idleWithin,
  );
}

export async function setQuotationArea(page: Page, area: string): Promise<void> {
  await page.getByRole('button', { name: /^Superficie .*, modifica$/ }).click();
  await page.getByRole('dialog').getByLabel('Superficie').fill(area);
  await apply(page);
  await closed(page);
}

export async function chooseColour(page: Page, product: string, folder: string, code: string): Promise<void> {
  await page.getByRole('button', { name: `Colore mancante di ${product}, scegli` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cartella').selectOption(folder);
  await dialog.getByLabel('Codice').fill(code);
  await dialog.getByRole('radio', { name: code, exact: true }).click();
  await dialog.getByRole('button', { name: 'Conferma colore' }).click();
  await closed(page);
}

export async function setPacks(page: Page, product: string, counts: Record<string, number>): Promise<void> {
  await page.getByRole('button', { name: `Confezioni di ${product}:` }).click();
  const dialog = page.getByRole('dialog');
  for (const [packaging, count] of Object.entries(counts)) {
    const stepper = dialog.getByRole('spinbutton', { name: `Confezioni da ${packaging}`, exact: true });
    await stepper.press('Home');
    await stepper.pressSequentially(String(count));
  }
  await apply(page);
  await closed(page);
}

export async function unlock(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: `Superficie di ${product} legata al preventivo: slega` }).click();
}

export async function lock(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: `Superficie propria di ${product}: lega al preventivo` }).click();
}

export async function setRowArea(page: Page, product: string, area: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Superficie di ${product}: `) }).click();
  await page.getByRole('dialog').getByLabel('Superficie').fill(area);
  await apply(page);
  await closed(page);
}

export async function setGlobalDiscount(
  page: Page,
  coding: string,
  extra: string,
  accounting: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Sconto globale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sconto di codifica').fill(coding);
  await dialog.getByLabel('Sconto extra').fill(extra);
  await dialog.getByLabel('Sconto contabile').fill(accounting);
  await apply(page);
  await closed(page);
}

export async function tickIncidence(page: Page, product: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Somma l'incidenza di ${product}` }).check();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Salva( modifiche)?$/ }).click();
  await page
    .getByText(/Tutto salvato/)
    .filter({ visible: true })
    .first()
    .waitFor();
}

export async function writeRowNote(page: Page, product: string, note: string): Promise<void> {
  await page.getByRole('button', { name: `Azioni su ${product}` }).click();
  await page.getByRole('menuitem', { name: 'Nota' }).click();
  await page.getByRole('dialog').getByLabel('Nota').fill(note);
  await page.keyboard.press('Control+Enter');
  await closed(page);
}

/** Types a chain into the open discount dialog. */
export async function applyDiscount(page: Page, chain: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Oppure in catena').fill(chain);
  await apply(page);
  await closed(page);
}
