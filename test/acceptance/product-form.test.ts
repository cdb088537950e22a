import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, screens, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
const address = '/prodotti/velino-patina';

/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Pastes a copy from another program, as the browser does. */
const paste = (target: Locator, type: string, content: string) =>
  target.evaluate(
    (element, [kind, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, content] as const,
  );

/** Whether nothing lies over the middle of an element, which is within the window. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The ends of an element over which something lies, or that are beyond the window. */
const covered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, y, height } = element.getBoundingClientRect();
    const isFree = (x: number) => element.contains(document.elementFromPoint(x, y + height / 2));
    return [left + 2, right - 2].filter((x) => !isFree(x));
  });

const description = (page: Page) => page.getByRole('textbox', { name: 'Descrizione in italiano' });
const update = (page: Page) => page.getByRole('button', { name: 'Aggiorna' });

async function openProduct(page: Page) {
  await signIn(page, superUser, address);
  await description(page).waitFor();
  await page.getByRole('columnheader', { name: 'PCU' }).first().waitFor();
}

describe('a product in the form', () => {
  it('keeps the reason under an invalid price in sight, also when it is left [OPC-24]', async () => {
    const page = await openWindow();
    await openProduct(page);
    const price = page.getByRole('textbox', { name: /^Prezzo della confezione .*, PCU$/ }).first();
    await price.fill('-3');
    await page.getByRole('textbox', { name: 'Confezione 1', exact: true }).focus();
    const said = await page.getByText('Scrivi un numero da 0 a 1.000.000, senza il meno').boundingBox();
    const cell = await price.boundingBox();
    expect(said?.width).toBeGreaterThan(80);
    expect(said?.y).toBeGreaterThan(cell?.y ?? Number.POSITIVE_INFINITY);
  });

  it('shows every price list at once, leads to wrong cells, and covers none of them by a message', async () => {
    const page = await openWindow();
    await openProduct(page);
    await page.getByRole('button', { name: 'Allarga' }).click();
    const lists = page.getByRole('columnheader', { name: /^(PCU|PCCS|Export .*)$/ });
    expect(await lists.count()).toBe(5);
    for (const list of await lists.all()) await expect.poll(() => isInSight(list)).toBe(true);
    const last = page.getByRole('textbox', { name: /^Prezzo della confezione .*, Export resto del mondo$/ });
    await paste(last.first(), 'text/plain', '9\nnd');
    const message = await page.getByText(/1 cella incollata/).boundingBox();
    const table = await page
      .getByRole('table', { name: /^Prezzi di/ })
      .first()
      .boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(table?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: '1 prezzo da correggere' }).filter({ visible: true }).click();
    expect(await last.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await isInSight(last.nth(1))).toBe(true);
  });

  it('leads to wrong cells whose whole width is in sight beside the sizes', async () => {
    const page = await openWindow();
    await page.setViewportSize({ width: 320, height: 700 });
    await openProduct(page);
    const cells = page.getByRole('textbox', { name: /^Prezzo della confezione / });
    await cells.nth(4).waitFor();
    await paste(cells.first(), 'text/plain', Array(5).fill('nd').join('\t'));
    const counter = page.getByRole('button', { name: '5 prezzi da correggere' }).filter({ visible: true });
    for (const cell of (await cells.all()).slice(0, 5)) {
      await counter.click();
      await expect.poll(() => cell.evaluate((shown) => shown === document.activeElement)).toBe(true);
      expect(await covered(cell)).toEqual([]);
    }
  });

  it('adds a package whose size is in sight and typed at once, wherever the prices were scrolled to', async () => {
    const page = await openWindow();
    await page.setViewportSize({ width: 320, height: 700 });
    await openProduct(page);
    const sizes = page.getByRole('textbox', { name: /^Confezione \d+$/ });
    const before = await sizes.count();
    await page
      .locator('.pack-scroll')
      .last()
      .evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, 0));
    await page.getByRole('button', { name: 'Confezione', exact: true }).last().click();
    const added = sizes.nth(before);
    await expect.poll(() => added.evaluate((shown) => shown === document.activeElement)).toBe(true);
    expect(await covered(added)).toEqual([]);
  });

  it('takes back a pasted block by Ctrl+Z, and shows what the undo of the browser changes', async () => {
    const page = await openWindow();
    await openProduct(page);
    const needed = page.getByRole('textbox', { name: 'Consumo al m²' });
    const before = await needed.inputValue();
    await needed.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0,33');
    const prices = page.getByRole('textbox', { name: /^Prezzo della confezione .*, (PCU|PCCS)$/ });
    const shown = () => prices.evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value));
    const stored = await shown();
    await prices.last().click();
    await page.keyboard.type('33');
    await prices.nth(-2).click();
    const typed = await shown();
    await paste(prices.nth(-2), 'text/plain', '12\t34');
    await expect.poll(shown).not.toEqual(typed);
    const pasted = await shown();
    for (const [keys, wanted] of [
      ['Control+z', typed],
      ['Control+y', pasted],
      ['Control+z', typed],
      ['Control+Shift+z', pasted],
      ['Control+z', typed],
      ['Control+z', stored],
      ['Control+z', stored],
    ] as const) {
      await page.keyboard.press(keys);
      await expect.poll(shown).toEqual(wanted);
      expect(await needed.inputValue()).toBe('0,33');
    }
    await page.getByRole('textbox', { name: 'Nome della fascia', exact: true }).first().click();
    await prices.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const undone = async () => {
      await page.keyboard.press('Control+z');
      return needed.inputValue();
    };
    await expect.poll(undone).toBe(before);
    expect(await shown()).toEqual(stored);
    expect(await isInSight(needed)).toBe(true);
  });

  it('is renamed, described, priced by a paste and given an image; all is stored [PRD-003, PRD-040, PRD-041, PRD-089]', async () => {
    const page = await openWindow();
    await openProduct(page);
    await page.getByRole('textbox', { name: 'Nome in italiano' }).fill('Velino Patina Antica');
    await description(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Due mani');
    await page.keyboard.press('Enter');
    const word =
      '<p class="MsoNormal" style="margin:0"><span style="color:#c23b2e" onclick="x()">rossa</span><img src="x"></p>';
    await paste(description(page), 'text/html', word);
    await paste(
      page.getByRole('textbox', { name: 'Confezione 1', exact: true }),
      'text/plain',
      '10\t1.090,5\t99\n2,5\t30\t31',
    );
    await page.getByText(/6 celle incollate/).waitFor();
    await page
      .getByLabel("File dell'immagine")
      .setInputFiles({ name: 'patina.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('img', { name: 'patina.png' }).waitFor();
    await update(page).click();
    await page.getByText('Prodotto aggiornato').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Velino Patina Antica', level: 1 }).waitFor();
    const text = description(page);
    await text.waitFor();
    expect(await text.locator('strong').first().textContent()).toBe('Due mani');
    expect(await text.locator('span[style*="color"]').textContent()).toBe('rossa');
    expect(await text.locator('img').count()).toBe(0);
    const price = page.getByRole('textbox', { name: 'Prezzo della confezione 10 kg, PCU' });
    expect(await price.inputValue()).toBe('1.090,50');
    expect(await page.getByRole('textbox', { name: 'Confezione 2', exact: true }).inputValue()).toBe('2,5');
    const image = page.getByRole('img', { name: 'patina.png' });
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(1);
  });

  it('with unsaved changes asks before it is left [PRD-065, CER-014]', async () => {
    const page = await openWindow();
    await openProduct(page);
    await page.getByRole('button', { name: 'Inglese', exact: true }).click();
    await page.getByRole('textbox', { name: 'Nome in inglese' }).fill('Old patina');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resta' }).click();
    expect(await page.getByRole('textbox', { name: 'Nome in inglese' }).inputValue()).toBe('Old patina');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.waitForURL(`${appUrl}/prodotti`);
  });

  it.each(Object.keys(screens) as (keyof typeof screens)[])(
    'can be used by everyone on a %s',
    async (screen) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openWindow({ screen, colorScheme });
        await openProduct(page);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    },
  );
});
