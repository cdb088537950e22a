import { button, entry, firstOf, inStage, superUser } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';

const office = (at: TypedDialog['at']) => ({ user: superUser, at });
const folder = firstOf('/cartelle');
const more = /^Altre azioni su /;

export const catalogueDialogs: readonly TypedDialog[] = [
  {
    dialog: 'duplicate of a product',
    file: 'features/products/duplicate/duplicate-dialog.tsx',
    ...office('/prodotti'),
    opener: entry(more, 'Duplica'),
    keys: 'Silicalce nuovo',
  },
  {
    dialog: 'colours of a price range',
    file: 'components/colour-range-picker/colour-range-picker.tsx',
    ...office('/prodotti/tanaro-silicato'),
    opener: button(/^\d+ color[ei] di /),
    keys: 'TN 47',
  },
  {
    dialog: 'link in a text',
    file: 'components/rich-text-editor/link-dialog.tsx',
    ...office('/prodotti/tanaro-silicato'),
    opener: button('Collegamento'),
    keys: 'info@example.com',
  },
  {
    dialog: 'new price list',
    file: 'features/price-lists/list/price-list-dialog.tsx',
    ...office('/listini'),
    opener: button('Nuovo listino'),
    keys: 'Listino nuovo',
  },
  {
    dialog: 'price list',
    file: 'features/price-lists/list/price-list-dialog.tsx',
    ...office('/listini'),
    opener: button(/^Modifica /),
    keys: 'Listino nuovo',
  },
  {
    dialog: 'duplicate of a price list',
    file: 'features/price-lists/list/duplicate-price-list-dialog.tsx',
    ...office('/listini'),
    opener: entry(more, 'Duplica'),
    keys: 'Listino nuovo',
  },
  {
    dialog: 'new folder',
    file: 'features/colours/list/folder-name-dialogs.tsx',
    ...office('/cartelle'),
    opener: button('Nuova cartella'),
    keys: 'Terre rosse',
  },
  {
    dialog: 'new colour',
    file: 'features/colours/folder/colour-dialog.tsx',
    ...office(folder),
    opener: button('Nuovo colore'),
    keys: 'TN 4711',
  },
  {
    dialog: 'pasted colours',
    file: 'features/colours/folder/paste-dialog.tsx',
    ...office(folder),
    opener: button('Incolla colori'),
    keys: 'TN 4711',
  },
  {
    dialog: 'new tag',
    file: 'features/tags/tag-dialog.tsx',
    ...office('/tag'),
    opener: button('Nuovo tag'),
    keys: 'facciata nuova',
  },
  {
    dialog: 'new phase',
    file: 'features/phases/list/phase-name-dialog.tsx',
    ...office('/fasi'),
    opener: button('Nuova fase'),
    keys: 'Fase nuova',
  },
  {
    dialog: 'added product',
    file: 'components/phase-fields/add-product-dialog.tsx',
    ...office(firstOf('/fasi')),
    opener: async (page) => {
      await button('Aggiungi scelta')(page).click();
      return button('Aggiungi prodotto')(page);
    },
    keys: 'piave',
  },
  {
    dialog: 'new question',
    file: 'features/guided-test-editor/stages/new-question-dialog.tsx',
    ...office('/test'),
    opener: inStage(/Tipologia del supporto/, 'Nuova Domanda'),
    keys: 'Che muro',
  },
  {
    dialog: 'new answer',
    file: 'features/guided-test-editor/stages/new-answer-dialog.tsx',
    ...office('/test'),
    opener: inStage(/^1 Dove si trova/, 'Nuova Risposta'),
    keys: 'In cantina',
  },
  {
    dialog: 'added phase',
    file: 'features/guided-test-editor/stages/add-phase-dialog.tsx',
    ...office('/test'),
    opener: inStage(/Scelta dei prodotti/, 'Aggiungi Fase'),
    keys: 'Finitura',
  },
  {
    dialog: 'new notification',
    file: 'features/notifications/edit/notification-dialog.tsx',
    ...office('/notifiche'),
    opener: button('Nuova notifica'),
    keys: 'Ferie di agosto',
  },
  {
    dialog: 'table of factors',
    file: 'features/price-update/factors/table-dialog.tsx',
    ...office('/aggiorna-listini'),
    opener: async (page) => {
      await button('Anteprima')(page).click();
      await page.getByRole('table', { name: 'Prezzi prima e dopo' }).waitFor();
      return button('Incolla fattori')(page);
    },
    keys: 'Silicalce 1,05',
    typed: /Silicalce 1,05/,
  },
];
