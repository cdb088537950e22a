import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { hiddenOf, watchHidden } from './hidden-again.ts';

withBrowser();

const paths = [
  '/preventivi',
  '/preventivi/nuovo/test',
  '/preventivi/nuovo/interno',
  '/prodotti',
  '/prodotti/nuovo',
  '/prodotti/importa',
  '/catalogo',
  '/tag',
  '/utenti',
  '/gestione/inviti',
  '/statistiche',
  '/cartelle',
  '/listini',
  '/fasi',
  '/notifiche',
  '/test',
  '/aggiorna-listini',
  '/ripara',
  '/profilo',
  '/clienti',
  '/clienti/importa',
  '/lavorazioni',
  '/lavorazioni/importa',
];

it('a screen stays once shown: its texts were loaded before', async () => {
  const page = await openWindow();
  await signIn(page, 'giulia.ferrero@example.com');
  await watchHidden(page);
  const hidden: string[] = [];
  for (const path of paths) {
    await page.goto(`${appUrl}${path}`);
    await page.waitForLoadState('networkidle');
    hidden.push(...(await hiddenOf(page)));
  }
  expect(hidden).toEqual([]);
});

it('the dialog of a user stays while the rest of it loads', async () => {
  const page = await openWindow();
  await signIn(page, 'giulia.ferrero@example.com');
  await watchHidden(page);
  await page.goto(`${appUrl}/utenti`);
  await page
    .getByRole('button', { name: /^Modifica / })
    .first()
    .click();
  await page.getByLabel('Città').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await hiddenOf(page)).toEqual([]);
});
