import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, screens, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

async function openHistory(page: Page, menu: RegExp) {
  await page.getByRole('button', { name: menu }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Cronologia' }).click();
  const history = page.getByRole('dialog', { name: 'Cronologia' });
  await history.getByRole('listitem').first().waitFor();
  return history;
}

async function checkLook(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

describe('the history of a quotation', () => {
  it('lists the effect of each save on the total, compares versions, and restores one', async () => {
    const page = await openWindow();
    await signIn(page, 'elena.rossetti@example.com');
    await page.getByRole('link', { name: 'Palazzo Mellini, prospetto sul cortile' }).click();
    await page.locator('.quotation tbody').first().waitFor();
    const [first] = await view.shownRows(page);
    const product = first?.product ?? '';
    const total = () => view.shownTotal(page, false);
    const totals = [await total()];
    await view.setGlobalDiscount(page, '10', '5', '0');
    totals.push(await total());
    await view.save(page);
    await page.getByRole('button', { name: `Confezioni di ${product}:` }).click();
    await page.getByRole('dialog').getByRole('spinbutton').first().press('ArrowUp');
    await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
    // The dialog closes before the rows are redrawn.
    await expect.poll(total).not.toBe(totals.at(-1));
    totals.push(await total());
    await view.save(page);
    expect(new Set(totals).size).toBe(3);

    const history = await openHistory(page, /^Altre azioni$/);
    const lines = (await history.locator('.revision-totals').allInnerTexts()).map(plain);
    const [original = '', discounted = '', current = ''] = totals;
    expect(lines.map((line) => line.match(/[\d.]+,\d\d €/g)?.slice(0, 2))).toEqual([
      [discounted, current],
      [original, discounted],
      [original],
    ]);

    const named = (await history.locator('.revision-when').allInnerTexts()).map((line) => plain(line));
    expect(named.map((line) => line.match(/^Versione (\d) · /)?.[1])).toEqual(['3', '2', '1']);

    for (const place of [1, 2]) await history.getByRole('checkbox').nth(place).check();
    await history.getByRole('button', { name: 'Confronta', exact: true }).click();
    const comparison = page.getByRole('dialog', { name: 'Confronto tra due versioni' });
    await comparison.getByRole('table').waitFor();
    expect(plain((await comparison.locator('tfoot').innerText()) ?? '')).toBe(
      `Totale ${original} ${discounted}`,
    );
    expect(await comparison.getByText('Modificato').count()).toBeGreaterThan(0);
    await page.setViewportSize(screens.phone.viewport);
    await checkLook(page);
    expect(await narrowDefects(page)).toEqual([]);
    await comparison.getByRole('button', { name: /^Ripristina la versione 1/ }).click();
    await page.getByText(/^Versione del .* ripristinata/).waitFor();
    expect(await view.shownTotal(page, true)).toBe(original);
    await view.save(page);

    const phone = await openHistory(page, /^Condividi, misure/);
    expect(await phone.getByRole('listitem').count()).toBe(4);
    await checkLook(page);
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();
    expect(await view.shownTotal(page, true)).toBe(original);
  });
});
