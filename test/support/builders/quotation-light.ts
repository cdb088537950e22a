import { type QuotationLight, quotationLight } from '#shared/schemas/quotation.ts';

/** A quotation in the list, with default values. */
export function aQuotationLight(changes: Partial<QuotationLight> = {}): QuotationLight {
  const required = {
    id: 'q1',
    uid: 'marta',
    name: 'Preventivo',
    location: 'Torino',
    province: 'TO',
    createdAt: '2026-03-01T10:00:00.000Z',
    userName: 'Marta Bellini',
    revision: 1,
  };
  return { ...quotationLight.parse(required), ...changes };
}
