import type * as z from 'zod/mini';
import type { newProductInput, productInput } from '#shared/schemas/product-input.ts';

type Sent = z.input<typeof productInput>;
type SentNew = z.input<typeof newProductInput>;

/** A save of a product with a price and a document, with the test's changes. */
export const aProductInput = (changes: Partial<Sent> = {}): Sent => ({
  id: 'adda-calce',
  revision: 1,
  name: { it: 'Adda Calce', en: 'Adda Lime' },
  details: { it: '<p>Pittura alla calce.</p>' },
  um: 'kg',
  priceType: 'fixed',
  priceranges: [aPriceRangeInput()],
  consumptionType: 'fixed',
  consumption: 0.35,
  combined: false,
  standalone: true,
  consumptionranges: [{ name: 'Fascia di consumo 1', consumption: null, requiredProducts: [] }],
  phases: [],
  userTypes: [],
  attachments: [],
  attachments_i18n: {},
  ...changes,
});

type SentRange = Sent['priceranges'][number];

export const aPriceRangeInput = (changes: Partial<SentRange> = {}): SentRange => ({
  name: 'Fascia di prezzo 1',
  colors: [],
  prices: [{ id: 'p1', packaging: '12,5', quantity: 0, prices: [{ pricelist: 'pcu', price: 112.5 }] }],
  ...changes,
});

/** A new product with only a name. */
export const aNewProductInput = (changes: Partial<SentNew> = {}): SentNew => ({
  name: { it: 'Adda Calce Nuova' },
  ...changes,
});
