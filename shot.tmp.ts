import { launchBrowser } from '#test/support/browser.ts';

const url = 'http://127.0.0.1:4712';
const browser = await launchBrowser();
async function go(
  name: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
  locale: string,
) {
  const context = await browser.newContext({ viewport, colorScheme, locale, reducedMotion: 'reduce' });
  context.setDefaultTimeout(10000);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  const login = async (email: string) => {
    await page.goto(`${url}/login`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Preventivi-2026');
    await page.getByRole('button', { name: /^(Accedi|Sign in)$/ }).click();
    await page.waitForURL(`${url}/preventivi`);
  };
  await login('giulia.ferrero@example.com');
  await page.goto(`${url}/utenti?search=conti`);
  await page.getByRole('button', { name: /(Altre azioni su|More actions on) Andrea Conti/ }).click();
  await page.getByRole('menuitem', { name: /Vedi come|See as/ }).click();
  await page.waitForSelector('table tbody tr td a');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/h2s/${name}-as-list.png` });
  await page.locator('table tbody tr td a').first().click();
  await page.waitForSelector('table.quote');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/h2s/${name}-as-one.png`, fullPage: name === 'p' });
  await page.locator('.help-tabs a').nth(1).click();
  await page.waitForSelector('.product-table tbody tr');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/h2s/${name}-as-cat.png` });
  await page.goto(`${url}/utenti?search=conti`);
  await page
    .getByRole('button', { name: /(Modifica|Edit) Andrea Conti/ })
    .first()
    .click();
  await page.waitForSelector('.user-help .help-views');
  await page.locator('.user-help').scrollIntoViewIfNeeded();
  await page.screenshot({ path: `/tmp/h2s/${name}-as-dialog.png` });
  await context.clearCookies();
  const other = await browser.newContext({ viewport, colorScheme, locale, reducedMotion: 'reduce' });
  const p2 = await other.newPage();
  await p2.goto(`${url}/login`);
  await p2.getByLabel('E-mail').fill('andrea.conti@example.com');
  await p2.getByLabel('Password', { exact: true }).fill('Preventivi-2026');
  await p2.getByRole('button', { name: /^(Accedi|Sign in)$/ }).click();
  await p2.waitForURL(`${url}/preventivi`);
  await p2.goto(`${url}/profilo`);
  await p2.waitForSelector('.help-views');
  await p2.locator('.help-views').scrollIntoViewIfNeeded();
  await p2.screenshot({ path: `/tmp/h2s/${name}-profile.png` });
  await context.close();
  await other.close();
}
await go('d', { width: 1440, height: 900 }, 'light', 'it-IT');
await go('p', { width: 390, height: 844 }, 'dark', 'en-GB');
await browser.close();
