import { button, entry, painter, quotation } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const inQuotation = { user: painter, at: quotation };

export const quotationDialogs: readonly TypedDialog[] = [
  {
    dialog: 'new quotation',
    file: 'features/quotations/list/new-quotation-dialog.tsx',
    user: painter,
    at: '/preventivi',
    opener: button('Nuovo preventivo'),
    keys: 'Casa Rossi nuova',
  },
  {
    dialog: 'area',
    file: 'features/quotations/view/dialogs/area-dialog.tsx',
    ...inQuotation,
    opener: button(/^Superficie .*, modifica$/),
    keys: '350',
  },
  {
    dialog: 'area of a row',
    file: 'features/quotations/view/dialogs/area-dialog.tsx',
    ...inQuotation,
    opener: button(/^Superficie di .*: /),
    keys: '4211',
  },
  {
    dialog: 'discount',
    file: 'features/quotations/view/dialogs/discount-dialog.tsx',
    ...inQuotation,
    opener: button('Sconto globale'),
    keys: '12,5',
  },
  {
    dialog: 'packages',
    file: 'features/quotations/view/dialogs/packaging-dialog.tsx',
    ...inQuotation,
    opener: button(/^Confezioni di /),
    keys: '1234',
    // The present count is selected: the first digit replaces it.
    typed: '1234',
  },
  {
    dialog: 'colour',
    file: 'features/quotations/view/colour/colour-dialog.tsx',
    ...inQuotation,
    opener: button(/, colore di |^Colore mancante di /),
    keys: 'terra di siena',
  },
  {
    dialog: 'details',
    file: 'features/quotations/view/dialogs/details-dialog.tsx',
    ...inQuotation,
    opener: button('Modifica dettagli'),
    keys: 'Casa Rossi nuova',
  },
  {
    dialog: 'note',
    file: 'features/quotations/view/dialogs/note-dialog.tsx',
    ...inQuotation,
    opener: button(/^(Aggiungi una nota|Modifica la nota del preventivo)$/),
    keys: 'Suonare',
  },
  {
    dialog: 'duplicate',
    file: 'features/quotations/parts/duplicate-dialog.tsx',
    ...inQuotation,
    opener: entry('Altre azioni', 'Duplica'),
    keys: 'Casa Rossi bis',
  },
];
