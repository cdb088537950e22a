import type { QuotationLight } from '#shared/schemas/quotation.ts';

/** A quotation as the list shows it. */
export function aQuotationLight(changes: Partial<QuotationLight> = {}): QuotationLight {
  return {
    id: 'q1',
    uid: 'marta',
    name: 'Preventivo',
    location: 'Torino',
    province: 'TO',
    createdAt: '2026-03-01T10:00:00.000Z',
    archived: false,
    userName: 'Marta Bellini',
    userCountry: 'IT',
    revision: 1,
    ...changes,
  };
}
