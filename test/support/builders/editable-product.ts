import type { EditableProductQuery } from '#web/graphql/products.ts';

export type EditableProduct = EditableProductQuery['editableProduct'];

/** A product as the server sends it to a super user for editing. */
export function anEditableProduct(changes: Partial<EditableProduct> = {}): EditableProduct {
  return {
    id: 'silicalce',
    revision: 3,
    updatedAt: '2026-01-15T08:00:00.000Z',
    updatedBy: 'Giulia Ferrero',
    archived: false,
    name: { it: 'Silicalce Facciata', en: 'Silicalce Facade', de: null },
    rev: null,
    url: null,
    details: { it: '<p>Pittura ai silicati</p>', en: '<p>Silicate paint</p>', de: null },
    specs: { it: '<p>Due mani</p>', en: null, de: null },
    um: 'l',
    priceType: 'fixed',
    packaging: null,
    price: null,
    priceranges: [anEditableRange('Fascia di prezzo 1')],
    consumptionType: 'fixed',
    consumption: 0.28,
    consumptionranges: [
      { name: 'Fascia di consumo 1', name_i18n: null, consumption: null, requiredProducts: [] },
    ],
    combined: false,
    standalone: true,
    phases: ['finitura'],
    userTypes: [],
    attachments: [],
    attachments_i18n: { en: [], de: [] },
    imageUrl: null,
    imageName: null,
    ...changes,
  };
}

type Range = EditableProduct['priceranges'][number];

export function anEditableRange(name: string, changes: Partial<Range> = {}): Range {
  const prices = [
    { pricelist: 'pcu', price: 186 },
    { pricelist: 'pccs', price: 158.1 },
  ];
  return {
    name,
    name_i18n: null,
    packaging: null,
    price: null,
    colors: [],
    prices: [
      { id: `${name}-15`, packaging: '15', quantity: 0, prices },
      { id: `${name}-5`, packaging: '5', quantity: 0, prices: [{ pricelist: 'pcu', price: 66 }] },
    ],
    ...changes,
  };
}
