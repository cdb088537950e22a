import { describe, expect, it } from 'vitest';
import { dayInRome, offerNumber, yearInRome } from '#shared/offers/offer-number.ts';
import { offerProblems, offerWarnings } from '#shared/offers/offer-problems.ts';
import { filledMarkup, filledText } from '#shared/offers/placeholders.ts';
import { dayAfter, daysBetween, isExpired } from '#shared/offers/validity.ts';
import type { Offer, PrintedCustomer } from '#shared/schemas/offer.ts';
import { noTexts } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, aMilestone, anOffer } from '#test/support/builders/offer.ts';

const customer = { kind: 'company', name: 'Villa Aurora', vatNumber: '00743110157' } as PrintedCustomer;
const owner = {
  name: 'Andrea Conti',
  vatNumber: '00743110157',
  country: 'IT',
  regime: 'ordinary' as 'ordinary' | 'flat',
  own: [],
};
const today = '2026-11-26';
const problems = (offer: Offer, of = owner) =>
  offerProblems(offer, { owner: of, today }).map(({ code, lineId }) => (lineId ? `${code} ${lineId}` : code));
const good = (fields: Partial<Offer> = {}) => anOffer([aFreeLine()], { customer, ...fields });

describe('what keeps an offer from being handed over', () => {
  it('is nothing when all is there [OFR-068]', () => {
    expect(problems(good())).toEqual([]);
  });

  it('is a missing customer, line, name or VAT number of the owner [OFR-068]', () => {
    expect(problems(anOffer())).toEqual(['customer-missing', 'no-lines']);
    expect(problems(good({ lines: [aFreeLine({ optional: true })] }))).toEqual(['no-lines']);
    expect(problems(good(), { ...owner, name: '' })).toEqual(['owner-data-missing']);
    expect(problems(good(), { ...owner, vatNumber: '' })).toEqual(['owner-data-missing']);
    expect(problems(good(), { ...owner, vatNumber: '', country: 'DE' })).toEqual([]);
  });

  it('is a line without price, cost or quantity that counts, or that the customer can choose [OFR-068, WRK-024]', () => {
    const lines = [
      aFreeLine({ id: 'a', price: null }),
      aFreeLine({ id: 'b', quantity: 0 }),
      aMaterial(null, { id: 'c' }),
      aFreeLine({ id: 'd', price: null, optional: true }),
      aFreeLine({ id: 'e', price: 0 }),
      aFreeLine({ id: 'f', alternative: 'x', chosen: true }),
      aFreeLine({ id: 'g', alternative: 'x', quantity: 0 }),
    ];
    const chosen = ['price-missing d', 'quantity-zero g'];
    const counted = ['price-missing a', 'quantity-zero b'];
    expect(problems(good({ lines }))).toEqual([...counted, 'cost-missing c', ...chosen]);
    expect(problems(good({ lines, policy: 'byCustomer' }))).toEqual([...counted, ...chosen]);
  });

  it('is reverse charge without a VAT number of the customer [OFR-068]', () => {
    const lines = [aFreeLine({ vat: 'IT-N6.7' })];
    expect(problems(good({ lines }))).toEqual([]);
    expect(problems(good({ lines, customer: { ...customer, vatNumber: null } }))).toEqual([
      'vat-number-missing',
    ]);
  });

  it('is a VAT code, a withholding or a split payment that the regime does not allow [OFR-059]', () => {
    const flat = { ...owner, regime: 'flat' as const };
    expect(problems(good(), flat)).toEqual(['regime-changed']);
    const lines = [aFreeLine({ vat: 'IT-N2.2' })];
    const ofFlat = good({ lines, defaultVat: 'IT-N2.2' });
    expect(problems(ofFlat, flat)).toEqual([]);
    expect(problems(ofFlat)).toEqual(['regime-changed']);
    expect(problems({ ...ofFlat, withholding: 400 }, flat)).toEqual(['regime-changed']);
    expect(problems({ ...ofFlat, splitPayment: true }, flat)).toEqual(['regime-changed']);
  });

  it('is a plan that does not fit, or a validity in the past [OFR-068, OFR-073]', () => {
    expect(problems(good({ plan: [aMilestone('percent', 5000)] }))).toEqual(['plan-percent']);
    expect(problems(good({ plan: [aMilestone('amount', 50)] }))).toEqual(['plan-balance']);
    expect(problems(good({ plan: [aMilestone('amount', 111), aMilestone('rest')] }))).toEqual([
      'plan-exceeds',
    ]);
    expect(problems(good({ validUntil: '2026-11-25' }))).toEqual(['validity-past']);
    expect(problems(good({ validUntil: today }))).toEqual([]);
  });

  it('is no warning: what changed, and terms that say nothing [OFR-069]', () => {
    expect(offerWarnings(good(), { materials: 2, works: 1 })).toEqual([
      { code: 'materials-changed', count: 2 },
      { code: 'works-changed', count: 1 },
      { code: 'terms-empty' },
    ]);
    const texts = { ...noTexts, terms: '<p>Pagamento a 30 giorni</p>' };
    expect(offerWarnings(good({ texts }), { materials: 0, works: 0 })).toEqual([]);
  });
});

describe('placeholders', () => {
  const values = {
    ...{ cliente: 'Rossi & <Figli>', cantiere: 'Via Roma $& 1', numero: '12/2026' },
    ...{ scadenza: '20/12/2026', totale: '951,88 €' },
  };

  it('stand for the offer’s values; other braces stay [OFR-076]', () => {
    expect(
      filledText('{cliente}, {cantiere}: {numero} {scadenza} {totale} {altro} {Cliente} {}', values),
    ).toBe('Rossi & <Figli>, Via Roma $& 1: 12/2026 20/12/2026 951,88 € {altro} {Cliente} {}');
  });

  it('are words in a rich text, never markup, and leave its tags alone [OFR-076]', () => {
    expect(filledMarkup('<p>Per {cliente}</p><a href="https://x.it/{cliente}">{numero}</a>', values)).toBe(
      '<p>Per Rossi &amp; &lt;Figli&gt;</p><a href="https://x.it/{cliente}">12/2026</a>',
    );
  });
});

describe('number and validity', () => {
  it('are of the year in Rome, after the owner’s prefix [OFR-006]', () => {
    expect(offerNumber({ prefix: '', number: 12, year: 2026 })).toBe('12/2026');
    expect(offerNumber({ prefix: 'A-', number: 1, year: 2027 })).toBe('A-1/2027');
    expect(yearInRome(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
    expect(yearInRome(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
    expect(dayInRome(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  it('end with the day in Rome [OFR-067]', () => {
    const until = { validUntil: '2026-12-20' };
    expect(isExpired(until, new Date('2026-12-20T22:59:59.999Z'))).toBe(false);
    expect(isExpired(until, new Date('2026-12-20T23:00:00Z'))).toBe(true);
  });

  it('are counted in days of the calendar', () => {
    expect(dayAfter('2026-11-26', 30)).toBe('2026-12-26');
    expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
});
