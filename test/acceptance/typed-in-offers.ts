import { button, painter } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const list = { user: painter, at: '/offerte' };

export const offerDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new offer',
    file: 'features/offers/new/new-offer-dialog.tsx',
    ...list,
    opener: button('Nuova offerta'),
    keys: 'Villetta',
  },
];
