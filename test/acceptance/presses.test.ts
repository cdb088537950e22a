import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, typeSignIn, withBrowser } from './app.ts';
import { countPresses, handsOf } from './hands.ts';
import { journey, nameOf } from './journey.ts';
import { closed, shown, shownRows, shownTotal } from './quotation-screen.ts';

withBrowser();

/** At most, after the sign-in. */
const limits = { clicks: 16, keystrokes: 90, seconds: 60 };

/** The word that a painter types for each product. */
const words = {
  'piave-fissativo': 'fissativo',
  'livenza-rasante-calce': 'rasante cal',
  'adda-acrilsilossanica': 'acril',
  'telo-protezione': 'telo',
  'rullo-facciata-25': 'rullo',
  'isonzo-acqua': 'acqua',
};
const coloured = nameOf('adda-acrilsilossanica');

type Hands = ReturnType<typeof handsOf>;

async function begin(page: Page, hands: Hands): Promise<void> {
  await hands.command('n');
  await page.getByRole('dialog').getByLabel('Nome').waitFor();
  await hands.type('Casa Rossi');
  await hands.strike('Tab');
  await hands.type('Bologna');
  await hands.strike('Enter');
  await page.waitForURL(/nuovo\/manual/);
  await page.getByText(/^\d+ prodotti$/).waitFor();
}

async function choose(page: Page, hands: Hands): Promise<void> {
  await hands.command('/');
  for (const [id, word] of Object.entries(words)) {
    await hands.type(word);
    await page.locator('.enter-row', { hasText: nameOf(id) }).waitFor();
    await hands.strike('Enter');
    await page.getByRole('complementary').getByText(nameOf(id), { exact: true }).first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  }
  await hands.command('Control+s');
  await shown(page);
}

async function price(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('button', { name: /^Superficie .*, modifica$/ }));
  await hands.type('180');
  await hands.strike('Enter');
  await closed(page);

  await hands.click(page.getByRole('button', { name: `Colore mancante di ${coloured}, scegli` }));
  await page.getByRole('radio').first().waitFor();
  await hands.type('ral1001');
  await hands.strike('Enter');
  await hands.strike('Enter');
  await closed(page);

  await hands.click(page.getByRole('button', { name: 'Sconto globale' }));
  await hands.type('10');
  for (const next of ['5', '2']) {
    await hands.strike('Tab');
    await hands.typeOn(next);
  }
  await hands.strike('Enter');
  await closed(page);
}

/** The PDF saves what was changed. */
async function makePdf(page: Page, hands: Hands): Promise<void> {
  const answered = page.context().waitForEvent('response', (answer) => answer.url().includes('/downloadPDF'));
  await hands.click(page.getByRole('button', { name: 'Apri PDF' }));
  await hands.clickOn(page.getByRole('menuitem', { name: /PDF con .*quantità$/ }));
  expect((await answered).status()).toBe(200);
  await page
    .getByText(/Tutto salvato/)
    .filter({ visible: true })
    .first()
    .waitFor();
}

it('six products with area, colour, discounts and PDF take at most 16 clicks, 90 keystrokes and a minute', async () => {
  const page = await openWindow();
  const presses = await countPresses(page.context());
  await typeSignIn(page, journey.account);
  await page.locator('td a.main').first().waitFor();
  presses.startAnew();
  const hands = handsOf(page);
  await begin(page, hands);
  await choose(page, hands);
  await price(page, hands);
  await makePdf(page, hands);

  const figures = hands.figures();
  console.log(JSON.stringify({ name: 'sign-in to PDF of six products', ...figures, limits }));
  const { clicks, keystrokes } = figures;
  expect(presses.counted).toEqual({ clicks, keystrokes });
  expect(clicks).toBeLessThanOrEqual(limits.clicks);
  expect(keystrokes).toBeLessThanOrEqual(limits.keystrokes);
  expect(figures.seconds).toBeLessThanOrEqual(limits.seconds);
  const rows = await shownRows(page);
  expect(rows.map(({ product }) => product)).toEqual(expect.arrayContaining(Object.keys(words).map(nameOf)));
  expect(rows.find(({ product }) => product === coloured)?.surface).toContain('180');
  expect(await shownTotal(page, false)).toMatch(/€$/);
});
