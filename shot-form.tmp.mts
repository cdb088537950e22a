import { launchBrowser } from '/tmp/w/form/test/support/browser.ts';

const [, , path, name, width = '1440', theme = 'light', login = 'no', action = ''] = process.argv;
const base = process.env.BASE ?? 'http://127.0.0.1:4716';
const b = await launchBrowser();
const phone = Number(width) < 640;
const c = await b.newContext({
  viewport: { width: Number(width), height: phone ? 844 : 900 },
  isMobile: phone,
  hasTouch: phone,
  locale: 'it-IT',
  reducedMotion: 'reduce',
  colorScheme: theme as never,
});
const p = await c.newPage();
p.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
p.on('pageerror', (e) => console.log('pageerror:', e.message));
if (login !== 'no') {
  await p.goto(base + '/login');
  await p.getByLabel('E-mail').fill(login);
  await p.getByLabel('Password', { exact: true }).fill('Preventivi-2026');
  await p.getByRole('button', { name: 'Accedi' }).click();
  await p.waitForURL(base + '/preventivi');
}
await p.goto(base + path);
await p.waitForLoadState('networkidle');
await p.waitForTimeout(1500);
if (action) await new Function('p', `return (async () => { ${action} })()`)(p);
await p.screenshot({ path: `/tmp/shots-form/${name}.png`, fullPage: process.env.FULL === '1' });
console.log('overflow', await p.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
await b.close();
