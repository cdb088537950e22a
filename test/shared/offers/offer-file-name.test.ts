import { expect, it } from 'vitest';
import { offerFileName, offerTitle } from '#shared/offers/offer-file-name.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { aFacadeOffer } from '#test/support/builders/offer-document.ts';

const italian = { title: 'Offerta' };

it('is kind, number and customer, without signs that file systems refuse [OFR-093]', () => {
  expect(offerTitle(aFacadeOffer(), italian)).toBe('Offerta 18/2026 - Condominio Via dei Mille 14');
  expect(offerFileName(aFacadeOffer(), 'pdf', italian)).toBe(
    'Offerta 18-2026 - Condominio Via dei Mille 14.pdf',
  );
  const { customer } = aFacadeOffer();
  const named = anOffer([], {
    prefix: 'A/',
    customer: customer && { ...customer, name: 'Rossi: "Due" | <tre>\u202e' },
  });
  expect(offerFileName(named, 'xlsx', italian)).toBe('Offerta A-12-2026 - Rossi- -Due- - -tre--.xlsx');
  expect(offerFileName(anOffer(), 'pdf', italian)).toBe('Offerta 12-2026.pdf');
  const company = anOffer([], { customer: customer && { ...customer, name: 'Serio S.r.l.' } });
  expect(offerFileName(company, 'pdf', italian)).toBe('Offerta 12-2026 - Serio S.r.l.pdf');
});

it('has a word of its own where there are costs [OFR-094]', () => {
  expect(offerFileName(aFacadeOffer(), 'xlsx', { ...italian, internal: 'interno' })).toBe(
    'Offerta 18-2026 - Condominio Via dei Mille 14 - interno.xlsx',
  );
});
