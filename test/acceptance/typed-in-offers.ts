import { button, painter } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const list = { user: painter, at: '/offerte' };
const texts = { user: painter, at: '/offerte/testi' };

export const offerDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new offer',
    file: 'features/offers/new/new-offer-dialog.tsx',
    ...list,
    opener: button('Nuova offerta'),
    keys: 'Villetta',
  },
  {
    dialog: 'new text of offers',
    file: 'features/offers/texts/text-form-dialog.tsx',
    ...texts,
    opener: button('Nuovo testo'),
    keys: 'Garanzia',
  },
  {
    dialog: 'text of offers',
    file: 'features/offers/texts/text-form-dialog.tsx',
    ...texts,
    opener: button('Condizioni generali'),
    keys: 'Garanzia',
  },
  {
    dialog: 'template of offers',
    file: 'features/offers/templates/template-dialog.tsx',
    user: painter,
    at: '/offerte/modelli',
    opener: button('Appartamento, tinteggiatura completa'),
    keys: 'Bilocale',
  },
  {
    dialog: 'text to customers',
    file: 'features/offers/settings/customer-text-dialog.tsx',
    user: painter,
    at: '/profilo/offerte',
    opener: button("Modifica E-mail con l'offerta"),
    keys: 'Buongiorno',
    // Before the given text.
    typed: /^Buongiorno/,
  },
];
