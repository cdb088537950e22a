import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const plain = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim());

async function openQuotation(page: Page, account: string, name: string): Promise<void> {
  await signIn(page, `${account}@example.com`);
  await page.getByRole('link', { name }).click();
  await page.locator('.quotation tbody').first().waitFor();
}

/** Opens the packages of a product and returns the proposals. */
async function optimise(page: Page, product: string): Promise<string[]> {
  await page.getByRole('button', { name: `Confezioni di ${product}:` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ottimizza' }).click();
  return plain(await page.locator('.pack-proposal').allInnerTexts());
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
  await view.closed(page);
}

/** Opens the aims of the whole quotation and returns what they say. */
async function optimiseAll(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Ottimizza tutto' }).click();
  return plain(await page.getByRole('dialog').locator('.radio-card').allInnerTexts());
}

const chain = (page: Page) => page.getByRole('dialog').getByLabel('Oppure in catena');
const steps = async (page: Page) => plain(await page.locator('.discount-steps > div').allInnerTexts());
const rowOf = async (page: Page, product: string) =>
  (await view.shownRows(page)).find((row) => row.product === product);

describe('on a desktop', () => {
  it('the cheapest packages of a row are shown, chosen by keyboard, applied and saved', async () => {
    const page = await openWindow();
    await openQuotation(page, 'valentina.riva', 'Restauro Villa Olmina');
    expect((await rowOf(page, 'Sesia Nanocalce'))?.packages).toContain('12 × 1 l');
    // 12 l in cans of 1 l at 58 and of 5 l at 262 euro, less 15 %.
    expect(await optimise(page, 'Sesia Nanocalce')).toEqual([
      'Costo più basso · Meno avanzo 2 × 1 l + 2 × 5 l 544,00 € risparmi 47,60 € nessun avanzo · 4 confezioni',
      'Meno confezioni 3 × 5 l 668,10 € 76,50 € in più avanzano 3 l · 3 confezioni',
    ]);
    await page.keyboard.press('ArrowDown');
    const count = page.getByRole('spinbutton', { name: 'Confezioni da 5 l' });
    expect(await count.inputValue()).toBe('3');
    await page.keyboard.press('ArrowUp');
    expect(await count.inputValue()).toBe('2');
    await page.keyboard.press('Enter');
    await view.closed(page);
    const row = await rowOf(page, 'Sesia Nanocalce');
    expect([row?.packages, row?.cost]).toEqual(['2 × 1 l 2 × 5 l', '544,00 € da 640,00 €']);
    await view.save(page);
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();
    expect((await rowOf(page, 'Sesia Nanocalce'))?.packages).toBe('2 × 1 l 2 × 5 l');
  });

  it('a chain of discounts is typed for the whole quotation and gives its total', async () => {
    const page = await openWindow();
    await openQuotation(page, 'valentina.riva', 'Restauro Villa Olmina');
    await page.getByRole('button', { name: 'Sconto globale' }).click();
    expect(await chain(page).inputValue()).toBe('15');
    await chain(page).fill('10 + 5 + 2');
    await page.getByText('Sconto complessivo 16,21 %').waitFor();
    const shown = await steps(page);
    expect(shown.map((step) => step.replace(/ [\d.,]+ €$/, ''))).toEqual([
      'Di listino',
      '−10 % di codifica',
      '−5 % extra',
      '−2 % contabile',
    ]);
    await apply(page);
    const total = await view.shownTotal(page, false);
    expect(shown.at(-1)).toBe(`−2 % contabile ${total}`);
    await view.save(page);
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();
    expect(await view.shownTotal(page, false)).toBe(total);
    await page.getByRole('button', { name: 'Sconto globale' }).click();
    expect(await chain(page).inputValue()).toBe('10+5+2');
  });
});

describe('on a desktop', () => {
  it('all packages are optimised at once, undone, saved, and follow a larger area', async () => {
    const page = await openWindow();
    await openQuotation(page, 'valentina.riva', 'Restauro Villa Olmina');
    const before = await view.shownTotal(page, false);
    const [cheapest = ''] = await optimiseAll(page);
    expect(cheapest).toMatch(/^Costo più basso Totale .* risparmi /);
    await page.keyboard.press('Enter');
    await view.closed(page);
    const after = await view.shownTotal(page, false);
    expect(cheapest).toContain(after);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('Tutto salvato').last().waitFor();
    expect(await view.shownTotal(page, false)).toBe(before);
    await optimiseAll(page);
    await apply(page);
    await view.save(page);
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();
    expect(await view.shownTotal(page, false)).toBe(after);
    await view.setQuotationArea(page, '1.234');
    for (const { product, quantity } of await view.shownRows(page))
      expect([product, quantity]).toEqual([product, expect.not.stringContaining('<')]);
    const [still = ''] = await optimiseAll(page);
    expect(still).toContain('stesso costo');
  });
});

describe('on a phone', () => {
  it('a proposal is tapped, and a chain is typed for one row', async () => {
    const page = await openWindow({ screen: 'phone' });
    await openQuotation(page, 'sara.colombo', 'Capannone Officine Sanna');
    // 19,6 l in cans of 5 l at 22,50 and of 20 l at 74 euro.
    expect(await optimise(page, 'Neva Detergente Neutro')).toEqual([
      'Costo più basso · Meno avanzo · Meno confezioni 1 × 20 l 74,00 € risparmi 16,00 € avanzano 0,4 l · 1 confezione',
    ]);
    await page.locator('.pack-proposal').tap();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await apply(page);
    expect((await rowOf(page, 'Neva Detergente Neutro'))?.packages).toContain('1 × 20 l');
    await page.getByRole('button', { name: 'Azioni su Neva Detergente Neutro' }).click();
    await page.getByRole('menuitem', { name: 'Sconto' }).click();
    await chain(page).fill('10%+5%+2%+1%');
    await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
    await page.getByText('Gli sconti in catena sono al massimo tre').waitFor();
    await chain(page).fill('10%+5%+2%');
    expect(await steps(page)).toEqual([
      'Di listino 74,00 €',
      '−10 % di codifica 66,60 €',
      '−5 % extra 63,27 €',
      '−2 % contabile 62,00 €',
    ]);
    await apply(page);
    expect((await rowOf(page, 'Neva Detergente Neutro'))?.cost).toContain('62,00 €');
  });
});

describe('counts on a phone', () => {
  it('are tapped and typed anew, and count on while plus is held [QVW-063, QVW-064]', async () => {
    const page = await openWindow({ screen: 'phone' });
    await openQuotation(page, 'sara.colombo', 'Capannone Officine Sanna');
    await page.getByRole('button', { name: 'Confezioni di Neva Detergente Neutro:' }).tap();
    const count = page.getByRole('dialog').getByRole('spinbutton').last();
    await count.tap();
    await page.keyboard.type('37');
    expect(await count.inputValue()).toBe('37');
    await page.keyboard.type('-');
    const fault = page.getByText('Scrivi solo cifre, senza segni');
    await fault.waitFor();
    expect(await count.inputValue()).toBe('37-');
    await page.keyboard.press('Backspace');
    await fault.waitFor({ state: 'detached' });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Uno in più/ })
      .last()
      .hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await count.inputValue())).toBeGreaterThan(40);
    await page.mouse.up();
  });

  it('and areas as large as they may be fit the narrowest one', async () => {
    const page = await openWindow();
    await openQuotation(page, 'sara.colombo', 'Capannone Officine Sanna');
    await view.setQuotationArea(page, '10.000.000');
    expect(await narrowDefects(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confezioni di Neva Detergente Neutro:' }).click();
    await page.keyboard.type('9000000000');
    expect(await narrowDefects(page)).toEqual([]);
  });
});

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('the dialogs of packages and discounts are free of accessibility violations [SHL-001]', async () => {
    const page = await openWindow(wish);
    await openQuotation(page, 'silvia.marchetti', 'Loggia con velature');
    const packages = page.getByRole('button', { name: /^Confezioni di / }).first();
    await packages.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ottimizza' }).click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    const found: Record<string, string[]> = { packages: await violations(page) };
    await apply(page);
    await page
      .getByRole('button', { name: /^Azioni su / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sconto' }).click();
    await chain(page).fill('10+5+2');
    await page.locator('.discount-steps').waitFor();
    found.discounts = await violations(page);
    await chain(page).fill('10+5+2+1');
    await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
    await page.getByText('Gli sconti in catena sono al massimo tre').waitFor();
    found.error = await violations(page);
    await page.getByLabel('Sconto di codifica').fill('1.5');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Conferma 15\s%$/ }).waitFor();
    found.question = await violations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Chiudi e perdi le modifiche' }).click();
    await optimiseAll(page);
    found.optimised = await violations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await apply(page);
    found.applied = await violations(page);
    expect(found).toEqual({
      packages: [],
      discounts: [],
      error: [],
      question: [],
      optimised: [],
      applied: [],
    });
  });
});
