import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { chooseDocument, textOfOpenedPdf } from './documents.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const product = 'Sesia Nanocalce';

/** Takes the packages of a row away: twelve cans of a litre. */
async function makeShort(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Confezioni di ${product}:` }).click();
  await page.keyboard.press('Home');
  await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
  await view.closed(page);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
  const phone = screen === 'phone';

  it('a short row is said, asked about within the press that opens a tab, and marked on paper', async () => {
    const page = await openWindow({ screen, colorScheme: phone ? 'dark' : 'light' });
    await signIn(page, 'valentina.riva@example.com');
    await page.getByRole('link', { name: 'Restauro Villa Olmina', exact: true }).click();
    await view.shown(page);
    await makeShort(page);
    const notice = page.getByRole('button', { name: /^1 prodotto sotto il fabbisogno/ });
    await notice.click();
    expect(await focused(page)).toContain(`Confezioni di ${product}`);
    if (phone) await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);

    await chooseDocument(page, 'Apri PDF', /il PDF con .*quantità$/, phone);
    const asked = page.getByRole('alertdialog', { name: '1 prodotto è sotto il fabbisogno' });
    await asked.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await narrowDefects(page)).toEqual([]);
    const pdf = await textOfOpenedPdf(page, () =>
      asked.getByRole('button', { name: 'Continua così' }).click(),
    );
    expect(pdf).toMatch(/Sotto il fabbisogno di 12.l: mancano \d+.l/);

    await page.bringToFront();
    await page.getByRole('button', { name: /^Porta al fabbisogno/ }).click();
    await notice.waitFor({ state: 'detached' });
    expect((await view.shownRows(page)).find((row) => row.product === product)?.packages).toBe(
      '2 × 1 l 2 × 5 l',
    );
    await view.save(page);
  });
});
