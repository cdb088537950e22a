import type { Page } from 'playwright-core';
import { button, entry, painter } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const library = { user: painter, at: '/lavorazioni' };

async function changingPrices(page: Page) {
  await page.getByRole('checkbox', { name: 'Seleziona tutto' }).check();
  return button('Cambia i prezzi')(page);
}

export const workDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new work',
    file: 'features/works/form/work-form-dialog.tsx',
    ...library,
    opener: button('Nuova lavorazione'),
    keys: 'Z77',
  },
  {
    dialog: 'work',
    file: 'features/works/form/work-form-dialog.tsx',
    ...library,
    opener: button(/^Modifica I01 /),
    keys: 'Z78',
  },
  {
    dialog: 'copy of a work',
    file: 'features/works/form/work-form-dialog.tsx',
    ...library,
    opener: entry(/^Altre azioni su I01 /, 'Duplica'),
    keys: 'Z79',
  },
  {
    dialog: 'prices of works',
    file: 'features/works/prices/prices-dialog.tsx',
    ...library,
    opener: changingPrices,
    keys: '12,5',
  },
];
