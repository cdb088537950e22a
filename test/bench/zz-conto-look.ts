import { launchBrowser } from '#test/support/browser.ts';
import { startDemoCloud } from './demo-cloud.ts';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
const cloud = await startDemoCloud();
setLocalEnvironment(cloud.url);
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const now = new Date();
const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)).toISOString().slice(0, 7);
const owners = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`o_owner${i}`, 1]));
const put = (country: string, m: string, d: string, key: string, n: number[], o: number) =>
  putItem({ Item: { pk: `STATS#${country}`, sk: `OFFERS#${m}#${d}#${key}`, sent: n[0], accepted: n[1], lost: n[2], value: n[3], ...owners(o) } });
for (let back = 0; back < 6; back += 1) {
  const m = month(back);
  await put('IT', m, 'total', '', [40 + back * 7, 18, 9 + back, 1234567 * (6 - back)], back === 4 ? 2 : 12);
  await put('IT', m, 'type', 'imbianchino', [30, 12, 7, 9876543], 9);
  await put('IT', m, 'type', 'rivenditore', [8, 5, 2, 2876543], 4);
  await put('IT', m, 'type', 'agente', [2, 1, 1, 76543], 1);
  for (const [p, o] of [['TO', 5], ['MI', 4], ['BG', 3], ['RM', 1]] as const) await put('IT', m, 'province', p, [10, 5, 2, 345678], o);
  await put('DE', m, 'total', '', [6, 2, 1, 456789], 4);
}
await putItem({ Item: { pk: 'STATS', sk: 'IT', offers: 3, quotations: 5 } });
await putItem({ Item: { pk: 'STATS', sk: 'DE', offers: 3, quotations: 5 } });
const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { countingMail, pauseWhereNeeded } = await import('#lambdas/store/sent-offer/mail-standing-store.ts');
const painter = await readUserByEmail('andrea.conti@example.com');
if (painter) { await transact([countingMail(painter.id, 'sent', now, 40)]); await transact([countingMail(painter.id, 'bounced', now, 5)]); await transact([countingMail(painter.id, 'complained', now, 1)]); await pauseWhereNeeded(painter.id, now); }
const browser = await launchBrowser();
for (const [width, scheme, lang] of [[1440, 'light', 'it'], [1024, 'dark', 'it'], [390, 'light', 'it'], [320, 'dark', 'en']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, locale: lang });
  const page = await context.newPage();
  if (lang === 'en') { const { changeUser } = await import('#lambdas/store/user/change-user.ts'); const g = await readUserByEmail('giulia.ferrero@example.com'); await changeUser(g!.id, { language: 'en' }, 'x', new Date()); }
  await page.goto(`${cloud.url}/login`);
  await page.getByLabel('E-mail').fill('giulia.ferrero@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: /^(Accedi|Sign in)$/ }).click();
  await page.waitForURL(`${cloud.url}/preventivi`);
  await page.goto(`${cloud.url}/statistiche?tab=offers`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/w/conto-stat-${width}.png`, fullPage: true });
  await page.goto(`${cloud.url}/utenti`);
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/w/conto-users-${width}.png` });
  await context.close();
}
await browser.close(); await cloud.stop(); process.exit(0);
