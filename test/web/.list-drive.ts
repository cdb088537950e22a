import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
const base = 'http://localhost:4080';
const browser = await launchBrowser();
export async function signIn(email: string, options: object = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT', ...options });
  const page = await context.newPage();
  await page.routeWebSocket(/token=/, () => {});
  await page.route(/\/graphql\/graphql\.ts/, (r) => r.fulfill({ contentType: 'text/javascript', body: transformSync(readFileSync('/work/main/web/graphql/graphql.ts', 'utf8'), { loader: 'ts' }).code }));
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
  await page.goto(`${base}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill('Preventivi-2026');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(/preventivi/, { timeout: 60000 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, context };
}
const theme = (page: Page, dark: boolean) => page.evaluate((d) => { document.documentElement.dataset.theme = d ? 'dark' : 'light'; }, dark);
export async function axe(page: Page, name: string) {
  for (const dark of [false, true]) {
    await theme(page, dark);
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).analyze();
    console.log(name, dark ? 'dark' : 'light', violations.length ? JSON.stringify(violations.map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160))])) : 'ok');
  }
  await theme(page, false);
}
export async function shot(page: Page, name: string, both = false) {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `/tmp/list-shots/${name}.png` });
  if (both) { await theme(page, true); await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/list-shots/${name}-dark.png` }); await theme(page, false); }
}
const which = process.argv[2] ?? 'all';
try {
  if (which === 'super' || which === 'all') {
    const { page } = await signIn('giulia.ferrero@example.com');
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForTimeout(800);
    await shot(page, 'super-list', true);
    await axe(page, 'super-list');
    await page.getByRole('switch').click(); await page.waitForTimeout(600);
    await page.getByRole('combobox', { name: 'Paese' }).click(); await shot(page, 'super-country');
    await page.keyboard.type('ital'); await page.keyboard.press('Enter'); await page.waitForTimeout(600);
    await shot(page, 'super-italy');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Altre azioni/ }).first().click(); await shot(page, 'super-menu');
    await page.getByRole('menuitem').click(); await shot(page, 'super-delete'); await axe(page, 'delete');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('searchbox').fill('zzz'); await page.waitForTimeout(900); await shot(page, 'super-none'); await axe(page, 'none');
    console.log(page.url());
    await page.getByRole('button', { name: 'Azzera i filtri' }).click(); await page.waitForTimeout(500);
    console.log(page.url());
    await page.locator('h1').click();
    await page.keyboard.press('n'); await page.getByRole('dialog').waitFor(); await shot(page, 'new', true);
    await page.getByRole('button', { name: 'Scegli a mano' }).click(); await shot(page, 'new-invalid'); await axe(page, 'new');
    await page.getByRole('textbox', { name: 'Località' }).fill('Bologna');
    await page.getByRole('combobox', { name: 'Provincia' }).last().click(); await shot(page, 'new-province');
    await page.keyboard.type('BO'); await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Scegli a mano' }).click();
    await page.getByRole('row').nth(3).waitFor(); await page.waitForTimeout(800);
    await shot(page, 'manual-empty', true); await axe(page, 'manual-empty');
    const add = page.getByRole('button', { name: /^Aggiungi / });
    console.log('products', await page.getByText(/\d+ prodotti$/).first().textContent());
    for (let i = 0; i < 15; i += 1) { const b = add.nth(i); if (await b.isEnabled()) await b.click(); }
    await page.waitForTimeout(300);
    await shot(page, 'manual', true); await axe(page, 'manual');
    await page.getByRole('button', { name: /^Dettagli di/ }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(600); await shot(page, 'manual-details'); await page.keyboard.press('Escape');
    await page.getByRole('link', { name: "Torna all'elenco" }).click(); await shot(page, 'manual-leave'); await page.getByRole('button', { name: 'Resta' }).click();
    await page.setViewportSize({ width: 900, height: 800 }); await shot(page, 'manual-900');
    await page.locator('.sheet-opener:visible').click(); await shot(page, 'manual-900-sheet'); await axe(page, 'sheet'); await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 }); await shot(page, 'manual-1280');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Crea preventivo' }).click();
    await page.waitForURL(/preventivi\/(?!nuovo)/, { timeout: 20000 }); console.log(page.url());
    await page.waitForTimeout(1500); await shot(page, 'created');
    await page.goto(`${page.url()}/modifica`); await page.getByRole('row').nth(3).waitFor(); await page.waitForTimeout(800); await shot(page, 'edit'); await axe(page, 'edit');
  }
  if (which === 'phone' || which === 'all') {
    const { page } = await signIn('andrea.conti@example.com', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.waitForTimeout(1200); await shot(page, 'phone-list', true); await axe(page, 'phone-list');
    await page.evaluate(() => window.scrollTo(0, 1e6)); await shot(page, 'phone-list-end'); await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Nuovo preventivo' }).last().click(); await page.getByRole('dialog').waitFor(); await shot(page, 'phone-new');
    await page.goto(`${base}/preventivi/nuovo/manual?name=Casa&location=Bologna&province=BO`);
    await page.getByRole('button', { name: /^Aggiungi / }).first().waitFor(); await page.waitForTimeout(600);
    const add = page.getByRole('button', { name: /^Aggiungi / });
    for (let i = 0; i < 5; i += 1) { const b = add.nth(i); if (await b.isEnabled()) await b.click(); }
    await page.evaluate(() => window.scrollTo(0, 0)); await page.waitForTimeout(4500);
    await shot(page, 'phone-manual', true); await axe(page, 'phone-manual');
    await page.locator('.sheet-opener:visible').click(); await shot(page, 'phone-sheet'); await axe(page, 'phone-sheet');
  }
  if (which === 'desk' || which === 'all') {
    const { page } = await signIn('andrea.conti@example.com');
    await page.waitForTimeout(1000); await shot(page, 'list'); await axe(page, 'list');
    await page.setViewportSize({ width: 800, height: 900 }); await shot(page, 'list-800');
    await page.setViewportSize({ width: 320, height: 700 }); await shot(page, 'list-320');
  }
} finally { await browser.close(); }
