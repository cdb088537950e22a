import { launchBrowser } from '#test/support/browser.ts';

const url = 'http://127.0.0.1:4177';
const [, , what = 'settings', locale = 'it-IT', scheme = 'light', widths = '1440,390'] = process.argv;
const browser = await launchBrowser();
const paths: Record<string, string> = { settings: '/profilo/offerte' };
for (const width of widths.split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale,
    colorScheme: scheme as 'light',
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  context.setDefaultTimeout(60000);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type=email]').fill('andrea.conti@example.com');
  await page.locator('input[type=password]').fill('Preventivi-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/preventivi|offerte/);
  const shot = (name: string, fullPage = true) =>
    page.screenshot({ path: `/tmp/w/impost-${name}-${width}-${scheme}-${locale.slice(0, 2)}.png`, fullPage });
  if (what === 'settings') {
    await page.goto(url + paths.settings);
    await page.locator('.events').waitFor();
    await page.getByRole('checkbox', { name: /^(Ricorda l'offerta|Remind of)/ }).check();
    await page.waitForTimeout(400);
    await shot('settings');
    await page.getByRole('button', { name: /^(Modifica|Edit) E-mail/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(600);
    await shot('text', false);
    if (width < 600) {
      await page.getByRole('button', { name: /^(Anteprima|Preview)/ }).click();
      await page.waitForTimeout(200);
      await shot('text2', false);
    }
  }
  if (what === 'sent') {
    await page.goto(`${url}/offerte`);
    await page.waitForTimeout(1500);
    const links = await page
      .locator('a[href^="/offerte/"]')
      .evaluateAll((all) =>
        all.map((a) => [a.getAttribute('href'), a.closest('tr,li,article')?.textContent]),
      );
    console.log(JSON.stringify(links.slice(0, 12)));
    const id = process.argv[6] ?? links.find(([, text]) => /Inviata|Vista|Sent/.test(text ?? ''))?.[0] ?? '';
    await page.goto(`${url}${id}?tab=timeline`);
    await page.waitForTimeout(2500);
    await shot('sent');
  }
  await context.close();
}
await browser.close();
