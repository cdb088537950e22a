import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { lift } from './lift.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
const choice = (page: Page, number: number) =>
  page.getByRole('region', { name: `Scelta ${number}`, exact: true });
const names = (page: Page) =>
  page.getByRole('table', { name: 'Fasi di lavoro' }).getByRole('link').allTextContents();

async function addProduct(page: Page, product: string) {
  await choice(page, 1).getByRole('button', { name: 'Aggiungi prodotto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi un prodotto alla scelta' });
  await dialog.getByRole('combobox', { name: 'Prodotto' }).fill(product);
  await page.getByRole('option', { name: product }).click();
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function pickTag(page: Page, field: string, tag: string) {
  await page.getByRole('combobox', { name: field }).fill(tag);
  await page.getByRole('option', { name: tag }).first().click();
}

const liftPhase = (page: Page, name: string) =>
  lift(
    page.getByRole('button', { name: `Sposta ${name}`, exact: true }),
    new RegExp(`${name} sollevato, posizione`),
  );

it('a super user creates a phase with a choice, saves it and moves it by keyboard [PHA-005, PHA-010, PHA-012, PHA-040, PHA-041]', async () => {
  const page = await openWindow();
  await signIn(page, superUser, '/fasi');
  await page.getByRole('button', { name: 'Nuova fase' }).first().click();
  await page.getByRole('textbox', { name: 'Nome in italiano' }).fill('Protezione del legno');
  await page.getByRole('button', { name: 'Crea fase' }).click();
  await page.getByRole('heading', { level: 1, name: 'Protezione del legno' }).waitFor();

  await page.getByRole('button', { name: 'Aggiungi scelta' }).click();
  await addProduct(page, 'Piave Fissativo');
  await addProduct(page, 'Neva Detergente Neutro');
  await liftPhase(page, 'Neva Detergente Neutro');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Neva Detergente Neutro: posizione 1 di 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Aggiungi riga', exact: true }).click();
  await pickTag(page, 'Con tutti questi tag, riga 1', 'Alghe');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await page.getByText('Fase aggiornata').waitFor();

  await page.reload();
  const products = choice(page, 1).getByRole('listitem');
  await products.first().waitFor();
  expect(await products.allTextContents()).toEqual([
    'Neva Detergente Neutro',
    expect.stringMatching(/^Piave Fissativo/),
  ]);

  await page.getByRole('link', { name: "Torna all'elenco" }).click();
  await page.getByRole('link', { name: 'Protezione del legno' }).waitFor();
  const before = await names(page);
  expect(before.at(-1)).toBe('Protezione del legno');
  await liftPhase(page, 'Protezione del legno');
  await page.keyboard.press('ArrowUp');
  await page
    .getByText(new RegExp(`Protezione del legno: posizione ${before.length - 1} di`))
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => names(page)).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)]);
  await page.reload();
  await page.getByRole('link', { name: 'Protezione del legno' }).waitFor();
  expect((await names(page)).at(-2)).toBe('Protezione del legno');

  await page.getByRole('button', { name: 'Azioni su Protezione del legno' }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('button', { name: 'Elimina fase' }).click();
  await page.getByText('Fase eliminata: Protezione del legno').waitFor();
});

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('phases are accessible and fit the width of the window', async () => {
    const page = await openWindow(wish);
    await signIn(page, superUser, '/fasi');
    await page
      .getByRole('link')
      .filter({ hasText: /^(Velature|Glazes)/ })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.goto(`${appUrl}/fasi/pulizia`);
    await page.getByRole('button', { name: 'Apri tutte' }).click();
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(4);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
