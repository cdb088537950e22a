import type { Page } from 'playwright-core';
import { button, entry, firstOf, painter } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const list = { user: painter, at: '/clienti' };
const colours = async (page: Page) => `${await firstOf('/clienti')(page)}?tab=colours`;
const customer = { user: painter, at: firstOf('/clienti') };

export const customerDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new customer',
    file: 'components/customer-form/customer-form-dialog.tsx',
    ...list,
    opener: button('Nuovo cliente'),
    keys: 'Anna',
  },
  {
    dialog: 'customer',
    file: 'components/customer-form/customer-form-dialog.tsx',
    ...customer,
    opener: button('Modifica'),
    keys: 'Anna',
  },
  {
    dialog: 'contact of a customer',
    file: 'features/customers/form/contact-dialog.tsx',
    ...customer,
    opener: button('Contatto'),
    keys: 'Paola Galli',
  },
  {
    dialog: 'site of a customer',
    file: 'features/customers/form/site-dialog.tsx',
    ...customer,
    opener: button('Cantiere'),
    keys: 'Autorimessa',
  },
  {
    dialog: 'line of a colour card',
    file: 'features/customers/colours/colour-line-dialog.tsx',
    user: painter,
    at: colours,
    opener: button('Aggiungi riga'),
    keys: 'Silicalce',
  },
  {
    dialog: 'other customer of a merge',
    file: 'features/customers/merge/pick-other-dialog.tsx',
    ...customer,
    opener: entry('Altre azioni', 'Unisci…'),
    keys: 'Pesenti',
  },
  {
    dialog: 'erasure of a customer',
    file: 'components/erase-dialog.tsx',
    ...customer,
    opener: entry('Altre azioni', 'Cancella i dati'),
    keys: 'Anna',
  },
];
