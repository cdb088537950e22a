import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { painter, quotation } from './dialog-places.ts';
import { overflow, violations, violationsAndSmallTargets } from './look.ts';
import { narrowDefects, narrowest } from './narrow.ts';

withBrowser();

type Wish = { screen: ScreenName; colorScheme: 'light' | 'dark' };
const wishes: Wish[] = [
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
];

async function openMeasures(wish: Partial<Wish> = {}) {
  const page = await openWindow(wish);
  await signIn(page, painter);
  const address = await quotation(page);
  await page.goto(`${appUrl}${address}/misure`);
  await page.locator('.measured-place').first().waitFor();
  return { page, address };
}
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const dialogOf = (page: Page) => page.getByRole('dialog');

describe.each(wishes)('on a $screen, $colorScheme', (wish) => {
  it('measures and their dialogs are free of accessibility violations and fit the width [MEA-001]', async () => {
    const { page } = await openMeasures(wish);
    const found: Record<string, string[]> = { list: await violationsAndSmallTargets(page) };
    const widths = [await overflow(page)];
    const look = async (name: string, open: string | RegExp) => {
      await press(page, open);
      await dialogOf(page).waitFor();
      found[name] = await violations(page);
      widths.push(await overflow(page));
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    };
    if (wish.screen === 'phone') await look('line', /^Parete/);
    await look('room', 'Stanza');
    await look('rule', /^Cambia la regola/);
    expect(Object.entries(found).filter(([, all]) => all.length > 0)).toEqual([]);
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});

/** Two thumbs at once: the second comes down before the first is up. */
async function bothThumbs(page: Page, first: string, second: string) {
  const session = await page.context().newCDPSession(page);
  const pointOf = async (name: string, id: number) => {
    const box = await page.locator('.keypad').getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`No key ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, id };
  };
  const [one, other] = [await pointOf(first, 0), await pointOf(second, 1)];
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof one)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [one]);
  await touch('touchStart', [one, other]);
  await touch('touchEnd', [other]);
  await touch('touchEnd', []);
}

describe('a painter in a room', () => {
  it('measures it with one hand: no digit is lost, nothing is under the keys, nothing zooms [MEA-009, MEA-024]', async () => {
    const { page } = await openMeasures({ screen: 'phone' });
    const keys = async (...names: string[]) => {
      for (const name of names)
        await page.locator('.keypad').getByRole('button', { name, exact: true }).tap();
    };
    await press(page, 'Stanza');
    await keys('5', ',', '2', '0', 'Avanti');
    await bothThumbs(page, '4', '1');
    await press(page, 'Cucina');
    const height = dialogOf(page).getByRole('textbox', { name: /^Altezza/ });
    await height.fill('');
    await keys('2', ',', '7', '0', '+', '0', ',', '3', '5', '−', '0', ',', '3', '5');
    // The cursor is in sight, and one tap is enough though the keys go with it.
    expect(await height.evaluate((field) => field.scrollLeft + field.clientWidth)).toBe(
      await height.evaluate((field) => field.scrollWidth),
    );
    await dialogOf(page).getByRole('button', { name: 'Aggiungi', exact: true }).tap();
    await dialogOf(page).waitFor({ state: 'detached' });
    const place = page.locator('.measured-place', { hasText: 'Cucina' });
    await place.getByText('2×(5,20+41) × (2,70+0,35−0,35)').waitFor();
    await place.getByRole('button', { name: /^Pareti/ }).tap();
    await keys('−', '0', ',', '9');
    await press(page, "Aggiungi un'apertura a Pareti");
    await keys('2', ',', '5', 'Avanti', '2');
    await dialogOf(page).getByText('− 5,00 m²').first().waitFor();
    await dialogOf(page).getByText('242,05 m²').waitFor();
    const seen = await page.evaluate(() => ({
      field: document.activeElement?.closest('.formula')?.getBoundingClientRect().bottom,
      keys: document.querySelector('.keypad')?.getBoundingClientRect().top,
      zoom: visualViewport?.scale,
      small: [...document.querySelectorAll('[role="dialog"] input')].filter(
        (input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16,
      ).length,
    }));
    expect(seen.field).toBeLessThanOrEqual(seen.keys ?? 0);
    expect([seen.zoom, seen.small]).toEqual([1, 0]);
    expect(await narrowDefects(page)).toEqual([]);
    await press(page, 'Togli Apertura 1');
    const inDialog = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    expect(await inDialog()).toBe(true);
    await press(page, 'Annulla');
    await dialogOf(page).getByText('− 5,00 m²').first().waitFor();
    await press(page, 'Azioni su Pareti');
    await page.getByRole('menuitem', { name: 'Aggiungi una nota' }).tap();
    await page.keyboard.type('Crepe sopra la porta');
    expect(await dialogOf(page).getByRole('textbox', { name: 'Nota di Pareti' }).inputValue()).toBe(
      'Crepe sopra la porta',
    );
  });

  it('names the factor of a line in one line on the narrowest phone [MEA-009]', async () => {
    const { page } = await openMeasures({ screen: 'phone' });
    await page.setViewportSize(narrowest);
    await press(page, /^Parete/);
    const name = dialogOf(page).getByText('Coeff.', { exact: true });
    const lines = await name.evaluate((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it('goes back from a line to the list with the back of the phone [MEA-009]', async () => {
    const page = await openWindow({ screen: 'phone' });
    await signIn(page, painter);
    await quotation(page);
    await press(page, /^Condividi, misure/);
    await page.getByRole('menuitem', { name: 'Misure' }).tap();
    await press(page, /^Parete/);
    await dialogOf(page).waitFor();
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\/misure$/);
    await page.goBack();
    await page.locator('.quotation tbody').first().waitFor();
  });
});

describe('the keyboard alone', () => {
  it('measures a facade and saves it; the quotation says where its area is from [MEA-003, MEA-028, MEA-037]', async () => {
    const { page, address } = await openMeasures();
    await page.getByRole('button', { name: 'Facciata', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.type('Retro');
    for (const typed of ['12,40', '3*3.05']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    const place = page.locator('.measured-place', { hasText: 'Retro' });
    await place.getByText('113,46').first().waitFor();
    for (let field = 0; field < 3; field += 1) await page.keyboard.press('Enter');
    const height = place.getByRole('textbox', { name: 'Altezza di Parete' });
    expect(await height.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await height.inputValue()).toBe('3×3,05');
    await page.keyboard.press('Alt+o');
    await page.keyboard.type('Portone');
    for (const typed of ['', '3', '2.40']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(typed);
    }
    await place.getByRole('list', { name: 'Aperture di Parete' }).getByText('− 7,20').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gronda');
    for (const typed of ['', '12,4']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(typed);
    }
    await page.getByRole('checkbox', { name: 'Retro' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+s');
    await page
      .getByText(/^Tutto salvato alle/)
      .filter({ visible: true })
      .waitFor();
    await page.goto(`${appUrl}${address}`);
    const mark = page.locator('.quotation .from-measures').first();
    await mark.waitFor();
    expect(await mark.getAttribute('title')).toBe(
      'Dalle misure: Fronte strada, Fronte giardino, Fianco, Retro',
    );
  });
});
