import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { closed } from './quotation-screen.ts';

withBrowser();

const painter = 'andrea.conti@example.com';
const heading = 'Villetta a schiera, esterni';

describe('the keyboard', () => {
  it('searches with /, creates a quotation with n and lists the keys with ?', async () => {
    const page = await openWindow();
    await signIn(page, painter);
    await page.getByRole('link', { name: heading }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('villetta n?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('villetta n?');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Nome').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog').getByRole('term');
    await keys.first().waitFor();
    expect(await keys.allInnerTexts()).toEqual(expect.arrayContaining(['/', 'n', '?']));
  });

  it('counts packages with the arrows and saves with Ctrl+S', async () => {
    const page = await openWindow();
    await signIn(page, painter);
    await page.getByRole('link', { name: heading }).click();
    await page
      .getByRole('button', { name: /^Confezioni di / })
      .first()
      .click();
    const stepper = page.getByRole('dialog').getByRole('spinbutton').first();
    const count = async () => Number(await stepper.getAttribute('aria-valuenow'));
    const before = await count();
    await stepper.press('ArrowUp');
    await stepper.press('ArrowUp');
    await stepper.press('ArrowDown');
    expect(await count()).toBe(before + 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
    await closed(page);
    await page.keyboard.press('Control+s');
    await page
      .getByText(/Tutto salvato/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});
