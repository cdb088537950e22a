import type { Offer } from '#shared/schemas/offer.ts';

/** The document exists in German too, for customers of the trade (OFR-088). */
export type OfferLanguage = Offer['language'];

/** The texts of the offer in one language, `locales/<language>/offerDocument.json`; the caller gives them. */
export type OfferDocumentTexts = {
  title: string;
  draft: string;
  /** At the foot of each page. */
  draftInFoot: string;
  /** The word in the name of the spreadsheet with costs. */
  internal: string;
  number: string;
  /** At the foot of each page of a version; under its title from the second one on; on its last page. */
  version: string;
  replaces: string;
  fingerprint: string;
  /** Beside the signatures of one that is handed over on paper. */
  signOnline: Record<'caption' | 'hint' | 'code', string>;
  validUntil: string;
  customer: string;
  job: string;
  attention: string;
  vatNumber: string;
  taxCode: string;
  sdiCode: string;
  pec: string;
  insurance: string;
  logoOf: string;
  columns: Record<
    'number' | 'line' | 'quantity' | 'unit' | 'price' | 'discount' | 'vat' | 'amount' | 'tick',
    string
  > &
    Record<'difference' | 'onTotal' | 'product' | 'colour' | 'packages', string>;
  /** Those that are words; signs of measures are the same in every language. */
  units: Record<'pz' | 'corpo', string>;
  measured: string;
  optional: string;
  included: string;
  subtotal: string;
  totals: Record<'label' | 'sum' | 'discount' | 'discountOf' | 'rounding' | 'taxable' | 'vat', string> &
    Record<'stamp' | 'total' | 'totalWithVat' | 'withholding' | 'splitPayment' | 'toPay', string>;
  options: Record<'title' | 'alternative', string>;
  materials: Record<'used' | 'byCustomer' | 'vendor', string>;
  /** Built-in VAT codes whose label has words, by their code: copies of Italian codes have it in Italian. */
  vatLabels: Partial<Record<string, string>>;
  plan: Record<'title' | 'rest' | 'iban', string> & {
    at: Record<'signature' | 'start' | 'half' | 'end' | 'day' | 'afterInvoice', string>;
  };
  notes: Record<'title' | 'withholding' | 'withholdingOfCondominiums' | 'splitPayment' | 'colours', string>;
  texts: Record<'included' | 'excluded' | 'terms', string>;
  /** The notice of the right to withdraw that owners begin with. */
  withdrawal: string;
  /** Above the notice. */
  withdrawalTitle: string;
  /** In the place of a customer who was erased (CUS-048). */
  erasedCustomer: string;
  signature: Record<'owner' | 'customer' | 'placeAndDate' | 'signs', string>;
  page: string;
  /** Texts of the spreadsheet alone. */
  sheet: Record<'owner' | 'date' | 'costs' | 'hours' | 'labour' | 'other' | 'materials', string> &
    Record<'purchase' | 'markup' | 'cost' | 'margin' | 'marginShare' | 'perHour', string>;
};
