import { appUrl } from './app.ts';
import { button, entry, painter, quotation } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

/** The measures of a quotation with two facades. */
export const measures = {
  user: painter,
  at: async (page: Parameters<typeof quotation>[0]) => {
    const address = `${await quotation(page)}/misure`;
    await page.goto(`${appUrl}${address}`);
    return address;
  },
};

export const measureDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new room',
    file: 'features/quotations/measures/place-dialog.tsx',
    ...measures,
    opener: button('Stanza'),
    keys: 'Sala',
  },
  {
    dialog: 'name of a place',
    file: 'features/quotations/measures/place-dialog.tsx',
    ...measures,
    opener: entry('Azioni su Fronte strada', 'Rinomina'),
    keys: ' nuova',
  },
];
