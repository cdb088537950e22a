import fc from 'fast-check';
import type { EditedProduct } from '#shared/catalogue/product-form/from-product.ts';
import { attachmentCategories } from '#shared/schemas/attachment.ts';
import { consumptionTypes, priceTypes, units } from '#shared/schemas/product.ts';
import { userTypes } from '#shared/schemas/user.ts';

/** A product as the server answers it. */
export function anEditedProduct(changes: Partial<EditedProduct> = {}): EditedProduct {
  return {
    name: { it: 'Silicalce Facciata', en: null, de: null },
    rev: null,
    url: null,
    details: { it: '<p>Pittura</p>', en: null, de: null },
    specs: null,
    um: 'l',
    priceType: 'fixed',
    packaging: null,
    price: null,
    priceranges: [aStoredRange()],
    consumptionType: 'fixed',
    consumption: 0.28,
    consumptionranges: [
      { name: 'Fascia di consumo 1', name_i18n: null, consumption: 0.28, requiredProducts: [] },
    ],
    combined: false,
    standalone: true,
    phases: ['finitura'],
    userTypes: [],
    attachments: [],
    attachments_i18n: { en: [], de: [] },
    ...changes,
  };
}

type StoredRange = EditedProduct['priceranges'][number];

export function aStoredRange(changes: Partial<StoredRange> = {}): StoredRange {
  return {
    name: 'Fascia di prezzo 1',
    name_i18n: { it: 'Fascia di prezzo 1', en: 'Price range 1' },
    packaging: null,
    price: null,
    colors: [],
    prices: [
      {
        id: 'p15',
        packaging: '15',
        quantity: 0,
        prices: [
          { pricelist: 'pcu', price: 186 },
          { pricelist: 'pccs', price: 158.1 },
        ],
      },
      { id: 'p5', packaging: '5', quantity: 0, prices: [{ pricelist: 'pcu', price: 66 }] },
    ],
    ...changes,
  };
}

const word = fc.stringMatching(/^[A-Za-zàèìòù]{1,12}( [A-Za-z\d]{1,8})?$/);
const id = fc.stringMatching(/^[a-z][a-z\d-]{0,11}$/);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const euro = fc.integer({ min: 0, max: 10_000_000_000 }).map((price) => price / 10_000);
const consumption = orNull(fc.integer({ min: 0, max: 10_000_000_000 }).map((size) => size / 1_000_000));
const size = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((thousandths) => String(thousandths / 1000).replace('.', ','));
const localised = fc.record({ it: word, en: orNull(word), de: orNull(word) });
const richText = orNull(localised);
const attachment = fc
  .record({
    category: fc.constantFrom(...attachmentCategories),
    custom: orNull(word),
    name: orNull(word),
    page: word,
  })
  .map(({ category, custom, name, page }) => ({
    type: 'link',
    category,
    ...(category === 'altro' && { customCategory: custom }),
    name,
    url: `https://calcecolore.example/${encodeURIComponent(page)}`,
  }));
const named = fc
  .record({ name: word, en: orNull(word), isBilingual: fc.boolean() })
  .map(({ name, en, isBilingual }) => ({ name, name_i18n: isBilingual ? { it: name, en } : null }));
const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.record({ code: word, r: channel, g: channel, b: channel });
const pack = fc.record({
  packaging: size,
  quantity: orNull(fc.integer({ min: 0, max: 1000 })),
  prices: fc.uniqueArray(fc.record({ pricelist: id, price: euro }), {
    selector: ({ pricelist }) => pricelist,
    maxLength: 4,
  }),
});
const packs = fc
  .array(pack, { maxLength: 4 })
  .map((all) => all.map((each, index) => ({ id: `p${index}`, ...each })));
const priceRange = fc
  .tuple(
    named,
    fc.record({
      packaging: orNull(word),
      price: orNull(euro),
      colors: fc.array(colour, { maxLength: 3 }),
      prices: packs,
    }),
  )
  .map(([names, rest]) => ({ ...names, ...rest }));
const required = fc.record({ product: id, consumption, um: orNull(fc.constantFrom(...units)) });
const consumptionRange = fc
  .tuple(named, fc.record({ consumption, requiredProducts: fc.array(required, { maxLength: 2 }) }))
  .map(([names, rest]) => ({ ...names, ...rest }));
const attachments = fc.array(attachment, { maxLength: 3 });

/** Any product that can be stored. */
export const anyEditedProduct: fc.Arbitrary<EditedProduct> = fc
  .record({
    name: localised,
    rev: orNull(word),
    url: fc.constantFrom(null, 'https://calcecolore.example/st.pdf'),
    details: richText,
    specs: richText,
    um: fc.constantFrom(...units),
    priceType: fc.constantFrom(...priceTypes),
    packaging: orNull(word),
    price: orNull(euro),
    priceranges: fc.array(priceRange, { minLength: 1, maxLength: 3 }),
    consumptionType: fc.constantFrom(...consumptionTypes),
    consumption,
    consumptionranges: fc.array(consumptionRange, { minLength: 1, maxLength: 3 }),
    combined: fc.boolean(),
    standalone: fc.boolean(),
    phases: fc.array(id, { maxLength: 3 }),
    userTypes: fc.subarray([...userTypes]),
    attachments,
    other: fc.record({ en: attachments, de: attachments }),
  })
  .map(({ other, ...product }) => ({ ...product, attachments_i18n: other }));
