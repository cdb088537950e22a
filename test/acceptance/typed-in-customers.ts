import { button, firstOf, painter } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const list = { user: painter, at: '/clienti' };
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
];
