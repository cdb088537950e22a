import { describe, expect, it } from 'vitest';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { offerSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { customerlessSnapshot } from '#shared/erasure/customerless-snapshot.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFacadeOffer, theOwner, theSettings } from '#test/support/builders/offer-document.ts';

const mark = 'Xanadu';

/** An offer with a word in every field that names its customer, and in texts that may. */
function marked(): Offer {
  const offer = aFacadeOffer();
  const { customer, site } = offer;
  const place = { address: mark, city: mark, postalCode: mark };
  return {
    ...offer,
    title: mark,
    customer: customer && { ...customer, ...place, name: mark, vatNumber: mark, taxCode: mark, pec: mark },
    site: site && { ...site, ...place, label: mark },
    contact: { name: mark, role: mark, phone: mark, email: mark },
    texts: {
      ...{ intro: `<p>${mark}</p>`, included: mark, excluded: mark, terms: '{cliente}' },
      ...{ timing: mark, payment: 'A carico di {cliente}' },
    },
  };
}

const snapshot = offerSnapshot(
  marked(),
  {
    ...{ owner: theOwner, settings: theSettings, now: new Date('2026-12-03T16:20:00.000Z'), logo: null },
    version: { number: 1, former: null },
  },
  offerDocumentTexts.it,
);

describe('what is left of a contract without its customer', () => {
  const left = customerlessSnapshot(snapshot, 'Cliente cancellato');

  it('names the customer nowhere [CUS-048, ACC-049]', () => {
    expect(JSON.stringify(snapshot)).toContain(mark);
    expect(JSON.stringify(left)).not.toContain(mark);
    expect(left.model.customer.lead).toBe('Cliente cancellato');
  });

  it('has lines, amounts, plan and choices as they were [CUS-048, ACC-049]', () => {
    const { sections, totals, choices, materials, plan } = left.model;
    expect({ sections, totals, choices, materials, rows: plan?.rows }).toEqual({
      ...{
        sections: snapshot.model.sections,
        totals: snapshot.model.totals,
        choices: snapshot.model.choices,
      },
      ...{ materials: snapshot.model.materials, rows: snapshot.model.plan?.rows },
    });
    expect([left.selectable, left.number, left.sentAt]).toEqual([
      ...[snapshot.selectable, snapshot.number, snapshot.sentAt],
    ]);
  });
});
