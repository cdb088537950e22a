import { describe, expect, it } from 'vitest';
import { openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
type Wish = { screen: ScreenName; colorScheme: 'light' | 'dark'; locale: 'it-IT' | 'en-GB' };
const wishes: Wish[] = [
  { screen: 'desktop', colorScheme: 'light', locale: 'it-IT' },
  { screen: 'phone', colorScheme: 'dark', locale: 'en-GB' },
];

async function openTags(wish?: Wish) {
  const page = await openWindow(wish);
  await signIn(page, superUser, '/tag');
  await page.getByRole('row', { name: /Cappotto completo/ }).waitFor();
  return page;
}

describe.each(wishes)('on a $screen, $colorScheme, $locale', (wish) => {
  it('the tags and their dialogs are free of accessibility violations and fit the width [TAG-001]', async () => {
    const page = await openTags(wish);
    const found: Record<string, string[]> = { list: await violations(page) };
    const widths = [await overflow(page)];
    await page
      .getByRole('button', { name: /^(Nuovo tag|New tag)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    found.dialog = await violations(page);
    widths.push(await overflow(page));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Interno$/ }).click();
    await page.getByRole('menuitem', { name: /^(Elimina|Delete)$/ }).click();
    const uses = page.getByRole('alertdialog').getByRole('listitem');
    await uses.first().waitFor();
    expect(await uses.count()).toBeGreaterThan(1);
    found.deletion = await violations(page);
    widths.push(await overflow(page));
    expect(found).toEqual({ list: [], dialog: [], deletion: [] });
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});

describe('a tag', () => {
  it('is created, found, renamed and deleted by keyboard alone, and others see it at once [TAG-006, TAG-019]', async () => {
    const page = await openTags();
    const others = await openTags();
    await listening(others);
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Zinco a vista');
    await page.keyboard.press('Enter');
    await page.getByText('Tag creato: Zinco a vista').waitFor();
    await others.getByRole('row', { name: /zinco-a-vista/ }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('zinco');
    const more = page.getByRole('button', { name: 'Altre azioni su Zinco a vista' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Rinomina' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('zinco');
    await page.keyboard.press('Enter');
    await page.getByText('Tag salvato: Zinco a vista').waitFor();
    await others.getByRole('cell', { name: 'zinco', exact: true }).waitFor();
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Elimina' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Elimina tag' });
    await remove.and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Tag eliminato: Zinco a vista').waitFor();
    await others.getByRole('row', { name: /Zinco a vista/ }).waitFor({ state: 'detached' });
  });
});
