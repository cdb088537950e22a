import type { OfferLight } from '#shared/schemas/offer-light.ts';

let made = 0;

/** An offer as lists show it. */
export function aLightOffer(fields: Partial<OfferLight> = {}): OfferLight {
  made += 1;
  return {
    ...{ id: `offer-${made}`, prefix: '', number: made, year: 2026, title: 'Tinteggiatura interna' },
    ...{ language: 'it', validUntil: '2999-12-31', customerId: null, customerName: null, siteName: null },
    ...{ total: 123_456, createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' },
    ...{
      revision: 1,
      taxable: 101_193,
      state: null,
      version: 0,
      channel: null,
      firstSentAt: null,
      sentAt: null,
    },
    ...{ openedAt: null, sentUntil: null, sentValue: null, outcome: null, cancelled: null, lastEvent: null },
    ...{ lastEventAt: null, waitingQuestions: 0, returned: false, unseen: false, archived: false },
    formerCustomers: [],
    ...fields,
  };
}
