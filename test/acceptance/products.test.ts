import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { answerWithMany } from '#test/support/many-products.ts';
import { scrollDown } from '#test/support/scroll-down.ts';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const run = randomUUID().slice(0, 8);
const used = `Usato ${run}`;
const archived = `Archiviato ${run}`;

/** A product in use and an archived one, beside those of the demo. */
beforeAll(async () => {
  setLocalEnvironment(appUrl);
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
  const id = `used-${run}`;
  await writeProduct(aProduct({ id, name: { it: used }, phases: ['pulizia'] }));
  await writeProduct(aProduct({ id: `archived-${run}`, name: { it: archived }, archived: true }));
  await writePhase(
    aPhase({ id: `fase-${run}`, name: { it: `Fase ${run}` }, choices: [aChoice({ products: [id] })] }),
  );
});

async function openProducts(email: string, screen: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await openWindow({ screen });
  await signIn(page, email, '/prodotti');
  await page.getByText(/^1–20 di/).waitFor();
  return page;
}

const inSight = (page: Page) => page.locator('tbody .main').count();
const names = async (page: Page) => page.locator('tbody .main').allTextContents();
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

describe('the list of products', () => {
  it('puts several products into a price list, and takes that back, on a phone too', async () => {
    const page = await openProducts('giulia.ferrero@example.com', 'phone');
    await search(page, used);
    await page.getByText('1–1 di 1').waitFor();
    await page.getByText('In nessun listino').waitFor();
    await page.getByRole('button', { name: 'Seleziona', exact: true }).click();
    expect(await narrowDefects(page)).toEqual([]);
    await page.getByRole('checkbox', { name: `Seleziona ${used}` }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Azioni', exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Listini' }).click();
    const dialog = page.getByRole('dialog', { name: 'Listini della selezione' });
    await dialog.getByRole('combobox', { name: 'Listini' }).click();
    await page.getByRole('option', { name: 'PCCS', exact: true }).click();
    await dialog.getByText('di chi entra, 1 è senza prezzo').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await narrowDefects(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Metti nei listini' }).click();
    await page.getByText('1 prodotto messo in PCCS.').waitFor();
    await page.getByText('Senza prezzo', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText("1 prodotto rimesso com'era.").waitFor();
    await page.getByText('In nessun listino').waitFor();
  });

  it('is searched, and a product is deleted after its uses were named [PRD-001, PRD-006, PRD-021, CDA-002, OPC-18]', async () => {
    const page = await openProducts('giulia.ferrero@example.com');
    await search(page, used.toUpperCase());
    await page.getByText('1–1 di 1').waitFor();
    expect(await names(page)).toEqual([used]);
    await page.waitForURL(/search=/);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: `Altre azioni su ${used}` }).click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Elimina il prodotto?' });
    await dialog.getByText(`Fase ${run}`).waitFor();
    await dialog.getByRole('button', { name: 'Elimina prodotto' }).click();
    await page.getByText(`${used} eliminato`).waitFor();
    await page.getByRole('heading', { name: /^Nessun prodotto per/ }).waitFor();
    await page.getByRole('button', { name: 'Azzera i filtri' }).click();
    await page.getByText(/^1–20 di/).waitFor();

    await page.getByText('Mostra archiviati').click();
    await search(page, archived);
    await page.getByText('1–1 di 1').waitFor();
    expect(await page.locator('tbody').getByText('Archiviato', { exact: true }).count()).toBe(1);
  });

  it('shows ordinary users their products without controls that change them [PRD-071, CDA-001, CDA-004, OPC-32]', async () => {
    const page = await openProducts('andrea.conti@example.com', 'phone');
    for (const name of [/^Altre azioni su /, /^Modifica /, 'Nuovo prodotto', 'Seleziona']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Dettagli di / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Descrizione' }).waitFor();

    await page.goto(`${appUrl}/prodotti/nuovo`);
    await page.getByRole('link', { name: 'Vai ai prodotti' }).click();
    await page.waitForURL(`${appUrl}/prodotti`);
  });

  it('is short cards on a phone: purpose and actions share a line', async () => {
    const page = await openProducts('giulia.ferrero@example.com', 'phone');
    const card = await page.locator('tbody tr').first().boundingBox();
    expect(card?.height).toBeLessThanOrEqual(120);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('kbd').filter({ visible: true }).count()).toBe(0);
    await page.goto(`${appUrl}/fasi`);
    await page.getByRole('searchbox').waitFor();
    expect(await page.locator('kbd').filter({ visible: true }).count()).toBe(0);
  });

  it('has title and button on one line, like every screen of the catalogue', async () => {
    const page = await openProducts('giulia.ferrero@example.com');
    for (const path of ['/prodotti', '/fasi/pulizia', '/listini/pcu/prodotti', '/catalogo']) {
      await page.goto(`${appUrl}${path}`);
      await page.locator('.head .actions .btn').first().waitFor();
      const [title = 0, action = 99] = await page.locator('.head').evaluate((head) =>
        ['h1', '.btn'].map((part) => {
          const place = head.querySelector(part)?.getBoundingClientRect();
          return place && place.y + place.height / 2;
        }),
      );
      expect(Math.abs(title - action), path).toBeLessThanOrEqual(2);
    }
  });

  it('shows without reload a product that is archived in another window [PRD-080]', async () => {
    const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
    const product = aProduct({ id: `live-${run}`, name: { it: `Vivo ${run}` } });
    const page = await openProducts('giulia.ferrero@example.com');
    await search(page, product.name.it);
    await page.getByRole('heading', { name: /^Nessun prodotto per/ }).waitFor();
    await listening(page);
    await writeProduct(product);
    await page.getByText('1–1 di 1').waitFor();
    await writeProduct({ ...product, revision: 2, archived: true });
    await page.getByRole('heading', { name: /^Nessun prodotto per/ }).waitFor();
  });

  it.each(['desktop', 'phone'] as const)(
    'draws only the visible of hundreds of products, down to the last and up again, on a %s [PRD-013]',
    async (screen) => {
      const page = await openProducts('andrea.conti@example.com', screen);
      await answerWithMany(page, 400);
      await page.goto(`${appUrl}/prodotti?pageSize=all`);
      await page.getByText('1–400 di 400').waitFor();
      expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('401');
      expect(await inSight(page)).toBeLessThan(60);
      const first = page.locator('[aria-rowindex="2"]').locator('a, button').first();
      await first.focus();
      await scrollDown(page, 400);
      expect(await first.evaluate((control) => control === document.activeElement)).toBe(true);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => page.locator('[aria-rowindex="401"]').isVisible()).toBe(true);
      expect(await inSight(page)).toBeLessThan(60);
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.locator('[aria-rowindex="2"]').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
  );
});
