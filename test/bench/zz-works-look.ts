import { setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { startDemoCloud } from './demo-cloud.ts';

const cloud = await startDemoCloud();
setLocalEnvironment(cloud.url);
const browser = await launchBrowser();
const out = '/tmp/w/works-shots';
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 }, 320: { width: 320, height: 700 } } as const;
type Size = keyof typeof sizes;
async function open(email: string, size: Size, locale = 'it-IT', colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ viewport: sizes[size], locale, colorScheme, reducedMotion: 'reduce', ...(size < 1000 && { isMobile: true, hasTouch: true }) });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
  await page.goto(`${cloud.url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: /^(Accedi|Sign in)$/ }).click();
  await page.waitForURL(`${cloud.url}/preventivi`);
  await page.goto(`${cloud.url}/lavorazioni`);
  return page;
}
const shot = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/${name}.png` });
};
try {
  for (const [size, locale, scheme] of [[1440, 'it-IT', 'light'], [390, 'it-IT', 'light'], [320, 'en-GB', 'dark'], [1440, 'en-GB', 'dark']] as const) {
    const page = await open('andrea.conti@example.com', size, locale, scheme);
    const n = `${size}-${locale.slice(0, 2)}-${scheme}`;
    await page.locator('.table tbody tr').first().waitFor();
    await shot(page, `list-${n}`);
    console.log(n, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
    await page.getByRole('button', { name: /I01|Tinteggiatura di pareti/ }).first().click();
    await page.getByRole('dialog').waitFor();
    if (size < 640) await page.locator('.only-for-me summary').click();
    await shot(page, `edit-${n}`);
    await page.locator('.dialog-form > .body').evaluate((b) => b.scrollTo(0, 100000));
    await shot(page, `edit-end-${n}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^(Nuova lavorazione|New work)/ }).filter({ visible: true }).first().click();
    await shot(page, `new-${n}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if (size < 640) await page.getByRole('button', { name: /^(Seleziona|Select)$/ }).click();
    if (size < 640) for (const i of [0, 1, 2, 6]) await page.locator('.card-choose input').nth(i).check({ force: true });
    else await page.locator('thead input[type=checkbox]').check();
    await shot(page, `chosen-${n}`);
    if (size < 640) { await page.getByRole('button', { name: /^(Azioni|Actions)$/ }).click(); await page.getByRole('menuitem', { name: /prezzi|prices/ }).click(); }
    else await page.getByRole('button', { name: /^(Cambia i prezzi|Change prices)/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(/Percentuale|Percentage/).fill('5');
    await shot(page, `prices-${n}`);
    await page.getByRole('dialog').getByRole('button', { name: /^(Cambia \d|Change \d)/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shot(page, `done-${n}`);
    await page.getByRole('button', { name: /^(Annulla|Undo)$/ }).click();
    await shot(page, `undone-${n}`);
    await page.context().close();
  }
  for (const [size, locale, scheme] of [[1440, 'it-IT', 'light'], [390, 'en-GB', 'dark']] as const) {
    const page = await open('roberto.galli@example.com', size, locale, scheme);
    await shot(page, `empty-${size}`);
    await page.getByRole('button', { name: /^(Carica l'elenco|Load starter)/ }).click();
    await page.locator('.table tbody tr').first().waitFor();
    await shot(page, `loaded-${size}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await cloud.stop();
}
