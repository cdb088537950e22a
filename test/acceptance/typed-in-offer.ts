import type { Page } from 'playwright-core';
import { appUrl } from './app.ts';
import { button, entry, painter } from './dialog-places.ts';
import type { ShownDialog } from './narrow-dialogs.ts';
import type { TypedDialog } from './typed-dialog.ts';

const offerOf = (customer: string) => async (page: Page) => {
  await page.goto(`${appUrl}/offerte`);
  await page.locator('main a[href^="/offerte/"]').filter({ hasText: customer }).first().click();
  await page.waitForURL(/\/offerte\/./);
  return new URL(page.url()).pathname;
};

/** An offer of the demo with works and payments, and one of a measured quotation. */
const editor = { user: painter, at: offerOf('Piazza Pontida') };
const measured = { user: painter, at: offerOf('Immobiliare Serio') };

/** A button under the lines; phones have it in a menu. */
const adding = (name: string) => async (page: Page) => {
  await page.locator('.savebar').waitFor();
  const shown = page.getByRole('button', { name, exact: true }).filter({ visible: true });
  return (await shown.count()) > 0 ? shown.first() : entry(/^Aggiungi/, name)(page);
};

/** A card that phones fold. */
const unfolded = (name: string, opener: string) => async (page: Page) => {
  await page.locator('.savebar').waitFor();
  const card = page.locator('summary').filter({ hasText: name });
  if (await card.isVisible()) await card.click();
  return button(opener)(page);
};

/** The dialogs of the editor of an offer. */
export const offerEditorDialogs: readonly TypedDialog[] = [
  {
    dialog: 'free line of an offer',
    file: 'features/offers/edit/line/line-dialog.tsx',
    ...editor,
    opener: adding('Riga libera'),
    keys: 'Pulizia finale',
  },
  {
    dialog: 'works of an offer',
    file: 'features/offers/edit/dialogs/works-dialog.tsx',
    ...editor,
    opener: adding('Lavorazione'),
    keys: 'pareti',
  },
  {
    dialog: 'materials of an offer',
    file: 'features/offers/edit/dialogs/materials-dialog.tsx',
    ...editor,
    opener: adding('Materiali'),
    keys: 'villetta',
  },
  {
    dialog: 'section of an offer',
    file: 'features/offers/edit/dialogs/section-dialog.tsx',
    ...editor,
    opener: button('Sezione'),
    keys: 'Facciata nord',
  },
  {
    dialog: 'data of an offer',
    file: 'features/offers/edit/dialogs/details-dialog.tsx',
    ...editor,
    opener: button('Modifica titolo e dati'),
    keys: 'Villa Aurora',
  },
  {
    dialog: 'discount of an offer',
    file: 'features/offers/edit/dialogs/discount-dialog.tsx',
    ...editor,
    opener: button(/^Sconto/),
    keys: '3',
  },
  {
    dialog: 'wanted total of an offer',
    file: 'features/offers/edit/dialogs/round-dialog.tsx',
    ...editor,
    opener: button('Arrotonda a…'),
    keys: '950',
  },
  {
    dialog: 'special regimes of an offer',
    file: 'features/offers/edit/dialogs/regimes-dialog.tsx',
    ...editor,
    opener: button(/^Ritenuta, bollo, scissione/),
    keys: '4',
  },
  {
    dialog: 'payments of an offer',
    file: 'features/offers/edit/dialogs/plan-form-dialog.tsx',
    ...editor,
    opener: button(/^(Modifica|Aggiungi) i pagamenti$/),
    keys: 'Acconto',
  },
  {
    dialog: 'texts of an offer',
    file: 'features/offers/edit/texts/texts-dialog.tsx',
    ...editor,
    opener: unfolded('Testi', 'Modifica i testi'),
    keys: 'Due settimane',
  },
  {
    dialog: 'template of an offer',
    file: 'features/offers/edit/dialogs/template-dialog.tsx',
    ...editor,
    opener: entry('Altre azioni', 'Salva come modello'),
    keys: 'Facciata tipo',
  },
  {
    dialog: 'work of a line',
    file: 'features/offers/edit/dialogs/save-work-dialog.tsx',
    ...editor,
    opener: entry(/^Altre azioni su .*Raschiatura/, 'Salva tra le lavorazioni'),
    keys: 'Z80',
  },
];

/** Those without a field for typing. */
export const shownOfferDialogs: readonly ShownDialog[] = [
  {
    dialog: 'VAT of an offer',
    file: 'features/offers/edit/dialogs/vat-dialog.tsx',
    ...editor,
    opener: button(/^(Cambia l'IVA|IVA delle nuove righe)/),
  },
  {
    dialog: 'quantity of an offer from measures',
    file: 'features/offers/edit/dialogs/measured-dialog.tsx',
    ...measured,
    opener: entry(/^Altre azioni su Idrolavaggio di facciata/, 'Quantità da misure'),
  },
  {
    dialog: 'sending of an offer',
    file: 'features/offers/sent/send/way-frame.tsx',
    ...editor,
    opener: entry('Altre azioni', 'Condividi'),
  },
];
