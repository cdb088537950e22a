import type { Milestone, Offer, VatCode } from '#shared/schemas/offer.ts';
import { noTexts } from '#shared/schemas/offer.ts';
import type { MaterialCopy, OfferLine, WorkCopy } from '#shared/schemas/offer-line.ts';

export const aVatCode = (code: string, rate: number, more: Partial<VatCode> = {}): VatCode => ({
  code,
  label: code,
  rate,
  nature: null,
  note: null,
  stampable: false,
  ...more,
});

/** Codes of Italy as offers keep them. */
export const italianVat: VatCode[] = [
  aVatCode('IT22', 2200),
  aVatCode('IT10', 1000),
  aVatCode('IT4', 400),
  aVatCode('IT-N6.7', 0, { nature: 'N6.7' }),
  aVatCode('IT-N2.2', 0, { nature: 'N2.2', stampable: true }),
];

let made = 0;
/** An id that no other line has. */
const newLineId = () => {
  made += 1;
  return `line-${String(made).padStart(4, '0')}`;
};

export const aFreeLine = (fields: Partial<OfferLine> = {}): OfferLine => ({
  id: newLineId(),
  kind: 'free',
  sectionId: null,
  description: { it: 'Riga' },
  longText: null,
  unit: 'mq',
  quantity: 1000,
  price: 10_000,
  discount: 0,
  vat: 'IT10',
  quantityFrom: null,
  optional: false,
  alternative: null,
  chosen: false,
  hours: null,
  hourlyCost: null,
  unitCost: null,
  work: null,
  material: null,
  ...fields,
});

/** Quantity in square metres, price in euro. */
export const aWork = (
  quantity: number,
  price: number,
  { finished = false, ...fields }: Partial<OfferLine> & Pick<Partial<WorkCopy>, 'finished'> = {},
): OfferLine =>
  aFreeLine({
    kind: 'work',
    quantity: Math.round(quantity * 1000),
    price: Math.round(price * 10_000),
    work: { workId: 'work', workRevision: 1, finished },
    ...fields,
  });

/** Cost in euro; null has none. */
export const aMaterial = (
  cost: number | null,
  { material, ...fields }: Partial<Omit<OfferLine, 'material'>> & { material?: Partial<MaterialCopy> } = {},
): OfferLine =>
  aFreeLine({
    kind: 'material',
    description: { it: 'Adda Silossanica' },
    unit: 'l',
    price: null,
    ...fields,
    material: {
      quotationId: 'quotation',
      sId: 'row-0001',
      productId: 'product',
      color: null,
      colorlist: null,
      packs: [{ size: 14_000_000, count: 1 }],
      area: 120_000,
      places: [],
      cost: cost === null ? null : Math.round(cost * 100),
      ownCost: false,
      markup: null,
      works: [],
      copiedAt: '2026-11-20T09:00:00.000Z',
      ...material,
    },
  });

export const aSection = (id: string, name = id) => ({ id, name, totalOnly: false });

export const aMilestone = (kind: Milestone['kind'], value = 0): Milestone => ({
  label: 'Rata',
  kind,
  value,
  when: { at: 'signature', day: null, days: null },
});

export const anOffer = (lines: readonly OfferLine[] = [], fields: Partial<Offer> = {}): Offer => ({
  id: 'offer',
  uid: 'owner',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Andrea Conti',
  revision: 1,
  prefix: '',
  number: 12,
  year: 2026,
  title: 'Rifacimento delle facciate',
  language: 'it',
  validUntil: '2026-12-20',
  customerId: null,
  siteId: null,
  contactId: null,
  customer: null,
  site: null,
  contact: null,
  defaultVat: 'IT10',
  texts: noTexts,
  policy: 'inPrice',
  markup: 0,
  hourlyCost: null,
  discount: null,
  rounding: null,
  withholding: null,
  splitPayment: false,
  stamp: false,
  vat: italianVat,
  sections: [],
  lines: [...lines],
  plan: [],
  ...fields,
});
