import en from '#locales/en/document.json' with { type: 'json' };
import it from '#locales/it/document.json' with { type: 'json' };
import { type DocumentModel, documentModel } from '#shared/document/document-model.ts';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Pack, Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { aQuotation as aPlainQuotation, aRow as aPlainRow } from './quotation.ts';

export const documentTexts = { it, en };

/** 10 %, 5 % and 2 % in a chain: 16,21 %. */
const discounts = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };

const pack = (packaging: number, quantity: number, price: number | null): Pack => ({
  id: `${packaging}`,
  packaging,
  quantity,
  price,
});

/** A row of one product in one package, for the whole area. */
export const aRow = (changes: Partial<QuotationRow> = {}): QuotationRow =>
  aPlainRow({
    id: 'sanalga',
    name: { it: 'Sanalga Detergente Antialghe', en: 'Sanalga Algae Cleaner' },
    specs: { it: '<p>Diluire 1:5 con acqua.</p>', en: '<p>Dilute 1:5 with water.</p>' },
    um: 'l',
    consumption: 0.1,
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [pack(5, 7, 42.5)] }],
    area: 320,
    lockedArea: true,
    ...changes,
  });

/** A render that takes a variable consumption, requires a mesh and is bought in bags. */
export const aRequiringRow = (changes: Partial<QuotationRow> = {}): QuotationRow =>
  aRow({
    id: 'rasacalce',
    sId: 'rasacalce',
    name: { it: 'Rasacalce Fibro' },
    specs: { it: '<p>Due mani di 3 mm con rete annegata nella prima; stagionatura 14 giorni.</p>' },
    um: 'kg',
    consumptionType: 'variable',
    consumptionranges: [
      {
        name: 'Rasatura armata',
        consumption: 4.5,
        requiredProducts: [{ product: 'rete', consumption: 1.1, um: 'mq' }],
      },
    ],
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [pack(25, 9, 23.75)] }],
    area: 45.5,
    lockedArea: false,
    ...changes,
  });

/** The mesh that the render requires. */
export const aRequiredRow = (changes: Partial<QuotationRow> = {}): QuotationRow =>
  aRow({
    id: 'rete',
    sId: 'rete',
    name: { it: 'Rete Armatura 160' },
    specs: { it: '<p>Sovrapporre i teli di almeno 10 cm.</p>' },
    um: 'mq',
    consumption: null,
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [pack(55, 1, 71.5)] }],
    area: 0,
    lockedArea: false,
    combined: true,
    standalone: false,
    ...changes,
  });

/** A finish priced by its colour, in two package sizes. */
export const aColouredRow = (changes: Partial<QuotationRow> = {}): QuotationRow =>
  aRow({
    id: 'silicalce',
    sId: 'silicalce',
    name: { it: 'Silicalce Facciata' },
    specs: { it: '<p>Due mani a rullo o pennello, la prima diluita al 15 %.</p>' },
    consumption: 0.28,
    priceType: 'colors',
    priceranges: [
      { name: 'Fascia 1 · bianco e chiari', colors: ['Bianco'], prices: [pack(15, 6, 138)] },
      { name: 'Fascia 2 · tinte medie', colors: ['CC 214'], prices: [pack(15, 5, 187.2), pack(5, 3, 64)] },
    ],
    priceRange: 1,
    color: { code: 'CC 214', r: 211, g: 161, b: 95 },
    colorlist: 'Terre naturali',
    ...changes,
  });

/** The quotation of the printed mock-up. */
export function aQuotation(changes: Partial<Quotation> = {}): Quotation {
  const selectedProducts = [
    aRow(discounts),
    aRequiringRow(discounts),
    aRequiredRow(),
    aColouredRow(discounts),
    aColouredRow({
      ...discounts,
      sId: 'velacalce',
      name: { it: 'Velacalce Protettivo' },
      color: null,
      priceRange: 0,
    }),
  ];
  return aPlainQuotation(selectedProducts, {
    name: 'Condominio Via dei Mille 14',
    createdAt: '2026-11-18T09:00:00.000Z',
    revision: 1,
    user: anOwner(),
    pricelist: { id: 'pcu', name: 'Listino 2026' },
    area: 320,
    ...discounts,
    selectedIncidences: [{ id: 'sanalga', value: null, text: '' }],
    updatedAt: '2026-11-18T09:00:00.000Z',
    updatedBy: 'marta',
    ...changes,
  });
}

export function anOwner(changes: Partial<Quotation['user']> = {}): Quotation['user'] {
  return {
    id: 'marta',
    uid: 'marta',
    firstName: 'Marta',
    lastName: 'Bellini',
    email: 'marta.bellini@tinteggiaturebellini.example',
    type: 'imbianchino',
    company: 'Tinteggiature Bellini S.n.c.',
    address: 'Via Emilia Ponente 221',
    postalCode: '40132',
    city: 'Bologna',
    province: 'BO',
    phone: '051 0000000',
    language: 'it',
    showLogo: false,
    ...changes,
  };
}

/** A quotation of this many rows, with long and short texts in turn. */
export function aLongQuotation(rows: number, changes: Partial<Quotation> = {}): Quotation {
  const makers = [aRow, aRequiringRow, aColouredRow];
  const selectedProducts = Array.from({ length: rows }, (_, index) =>
    (makers[index % makers.length] ?? aRow)({
      sId: `row-${index}`,
      name: { it: `Prodotto numero ${index + 1}` },
    }),
  );
  return aQuotation({ selectedProducts, ...changes });
}

/** The document of a quotation. By default in Italian, with all numbers and specs. */
export function aDocument(quotation: Quotation, options: Partial<DocumentOptions> = {}): DocumentModel {
  const asked: DocumentOptions = { language: 'it', type: 0, showPrices: false, showSpecs: true, ...options };
  return documentModel(quotation, priceQuotation(quotation), asked, documentTexts[asked.language]);
}
