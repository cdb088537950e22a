import type { Page } from 'playwright-core';
import { button, entry, firstOf, painter, quotation, superUser } from './dialog-places.ts';
import type { TypedDialog } from './typed-dialog.ts';
import { measures } from './typed-in-measures.ts';
import { shownOfferDialogs } from './typed-in-offer.ts';

/** A dialog that is no question and has no field for typing. */
export type ShownDialog = Omit<TypedDialog, 'keys' | 'typed' | 'opener'> & {
  /** A key in place of a button. */
  opener: TypedDialog['opener'] | string;
  /** Only phones have its button. */
  onPhones?: true;
};

const more = /^Altre azioni su /;
const inQuotation = { user: painter, at: quotation };
const office = (at: TypedDialog['at']) => ({ user: superUser, at });

/** A tool of the guided test's editor. */
const tool = (name: string) => entry('Strumenti', name);

/** A quotation that was made with the guided test. */
async function tested(page: Page) {
  await page.getByRole('link', { name: 'Condominio Parco Leonardo, scala B' }).click();
  await page.locator('.quotation tbody').first().waitFor();
  return new URL(page.url()).pathname;
}

/** A button of the bar that works on chosen products. */
const onSeveral = (name: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Seleziona tutto' }).check();
  return button(name)(page);
};

async function sentDetails(page: Page) {
  const sent = page.getByRole('row').filter({ has: page.getByText('Inviata', { exact: true }) });
  await sent.getByRole('button', { name: more }).first().click();
  return page.getByRole('menuitem', { name: 'Dettagli' });
}

/** The save of a product, once each price of a package may be another one. */
async function doubtful(page: Page) {
  const prices = page.getByRole('textbox', { name: /^Prezzo della confezione / });
  for (const price of (await prices.all()).slice(0, 2)) await price.fill('1.120');
  return button('Aggiorna')(page);
}

const duplicates = entry('Altre azioni', 'Possibili doppioni · 1');

/** The question about a pair that may be one customer. */
async function merge(page: Page) {
  await (await duplicates(page)).click();
  return button(/^Unisci Marta/)(page);
}

export const shownDialogs: readonly ShownDialog[] = [
  ...shownOfferDialogs,
  {
    dialog: 'possible duplicates of customers',
    file: 'features/customers/merge/duplicates-dialog.tsx',
    user: painter,
    at: '/clienti',
    opener: duplicates,
  },
  {
    dialog: 'merge of two customers',
    file: 'features/customers/merge/merge.tsx',
    user: painter,
    at: '/clienti',
    opener: merge,
  },
  {
    dialog: 'product',
    file: 'components/product-dialog/product-dialog.tsx',
    ...inQuotation,
    opener: (page) => page.locator('.c-name button.name').first(),
  },
  {
    dialog: 'share',
    file: 'features/quotations/view/share/share-dialog.tsx',
    ...inQuotation,
    opener: entry('Altre azioni', 'Condividi'),
  },
  {
    dialog: 'history',
    file: 'features/quotations/view/history/history-dialog.tsx',
    ...inQuotation,
    opener: entry('Altre azioni', 'Cronologia'),
  },
  {
    dialog: 'reasons for the products',
    file: 'features/quotations/view/why/why-dialog.tsx',
    user: 'luca.fontana@example.com',
    at: tested,
    opener: entry('Altre azioni', 'Perché questi prodotti?'),
  },
  {
    dialog: 'documents of an offer',
    file: 'features/offers/document/offer-files-dialog.tsx',
    ...{ user: painter, at: '/offerte' },
    opener: entry(more, "In un'altra lingua o con il foglio misure"),
  },
  {
    dialog: 'optimised packages',
    file: 'features/quotations/view/dialogs/optimise-dialog.tsx',
    ...inQuotation,
    opener: button('Ottimizza tutto'),
  },
  {
    dialog: 'one line of measures',
    file: 'features/quotations/measures/line-screen.tsx',
    ...measures,
    onPhones: true,
    opener: button(/^Parete/),
  },
  {
    dialog: 'rule of openings',
    file: 'features/quotations/measures/rule-dialog.tsx',
    ...measures,
    opener: button(/^Cambia la regola delle aperture/),
  },
  {
    dialog: 'measures of a row',
    file: 'features/quotations/measures/area/choice-dialog.tsx',
    ...measures,
    opener: async (page) => {
      await button('Dai una superficie propria')(page).click();
      return page.getByRole('menuitem').first();
    },
  },
  {
    dialog: 'share, from the list',
    file: 'features/quotations/list/share-row-dialog.tsx',
    user: painter,
    at: '/preventivi',
    opener: entry(more, 'Condividi'),
  },
  { dialog: 'shortcuts', file: 'app/shortcut-list.tsx', user: painter, at: '/preventivi', opener: '?' },
  {
    dialog: 'other documents',
    file: 'features/quotations/view/dialogs/documents-dialog.tsx',
    ...inQuotation,
    opener: entry(/^Condividi, misure/, 'Altri documenti'),
    onPhones: true,
  },
  {
    dialog: 'history of a phase',
    file: 'components/catalogue-history/history-dialog.tsx',
    ...office(firstOf('/fasi')),
    opener: entry('Altre azioni', 'Cronologia'),
    onPhones: true,
  },
  {
    dialog: 'deletion of a product',
    file: 'features/products/list/delete-dialog.tsx',
    ...office('/prodotti'),
    opener: entry(more, 'Elimina'),
  },
  {
    dialog: 'price lists of a product',
    file: 'features/products/list/price-lists-cell.tsx',
    ...office('/prodotti'),
    opener: button(/^\d listini$/),
  },
  {
    dialog: 'archiving of several products',
    file: 'features/products/list/several/work-dialog.tsx',
    ...office('/prodotti'),
    opener: onSeveral('Archivia'),
  },
  {
    dialog: 'price lists of several products',
    file: 'features/products/list/several/work-dialog.tsx',
    ...office('/prodotti'),
    opener: onSeveral('Listini'),
  },
  {
    dialog: 'doubtful prices of a product',
    file: 'features/products/edit/prices/doubts-dialog.tsx',
    ...office('/prodotti/tanaro-silicato'),
    opener: doubtful,
  },
  {
    dialog: 'publishing of colours',
    file: 'features/colours/list/publish-dialog.tsx',
    ...office('/cartelle'),
    opener: button('Pubblica'),
  },
  {
    dialog: 'notification',
    file: 'features/notifications/details-dialog.tsx',
    ...office('/notifiche'),
    opener: sentDetails,
  },
  {
    dialog: 'map of the guided test',
    file: 'features/guided-test-editor/map/map-dialog.tsx',
    ...office('/test'),
    opener: tool('Mappa'),
  },
  {
    dialog: 'check of the guided test',
    file: 'features/guided-test-editor/check/check-dialog.tsx',
    ...office('/test'),
    opener: tool('Controlla'),
  },
  {
    dialog: 'versions of the guided test',
    file: 'features/guided-test-editor/versions/versions-dialog.tsx',
    ...office('/test'),
    opener: tool('Versioni'),
  },
];

/** Dialogs of a state that only a journey reaches, and the journey that looks at it. */
export const inJourneys: Readonly<Record<string, string>> = {
  'features/quotations/view/history/comparison-dialog.tsx': 'history',
  'features/quotations/view/history/merge-dialog.tsx': 'two-people',
  'features/quotations/view/dialogs/new-prices-dialog.tsx': 'new-prices',
  'features/quotations/guided-test/test-colour-dialog.tsx': 'guided-test',
  'features/quotations/guided-test/stage-dialogs.tsx': 'guided-test',
  'features/quotations/view/short/short-dialog.tsx': 'short-rows',
  'components/guided-test/procedure-dialog.tsx': 'guided-test',
  'components/guided-test/procedures-dialog.tsx': 'guided-test-presses',
  'features/quotations/selection/selected-panel.tsx': 'narrow',
  'features/guided-test-editor/frame/publish-dialog.tsx': 'guided-test-editor',
  'features/received-offer/talk/ask-dialog.tsx': 'received-offer',
  'features/received-offer/talk/decline-dialog.tsx': 'received-offer',
  'features/received-offer/talk/withdraw-dialog.tsx': 'received-offer',
  'features/received-offer/talk/receipt-dialog.tsx': 'received-offer',
  'features/price-lists/list/created-dialog.tsx': 'price-lists',
  'features/price-lists/list/copied-dialog.tsx': 'duplicate-price-list',
};

const ofSent = 'an offer that was sent, which the demo does not have';

/** Dialogs that nobody looks at, and why. */
export const unseen: Readonly<Record<string, string>> = {
  'features/offers/sent/actions/withdraw-dialog.tsx': ofSent,
  'features/offers/sent/actions/mark-accepted-dialog.tsx': ofSent,
  'features/offers/sent/actions/mark-lost-dialog.tsx': ofSent,
  'features/offers/sent/actions/cancel-dialog.tsx': ofSent,
  'features/offers/sent/actions/extend-dialog.tsx': ofSent,
  'features/offers/sent/tabs/compare-dialog.tsx': ofSent,
  'features/offers/edit/dialogs/changes-dialog.tsx': 'materials that changed, which the demo does not have',
  'features/customers/merge/merge-progress.tsx': 'the progress of a job, as everywhere; it changes customers',
  'features/users/edit/erasure-progress.tsx':
    'a bar and a sentence, while a user of the demo is erased for good',
  'features/guided-test-editor/versions/comparison.tsx':
    'two published versions, which the demo does not have',
  'features/gallery/dialog-samples.tsx': 'a sample for developers of screens',
};
