import { describe, expect, it } from 'vitest';
import {
  firstVat,
  firstWithholding,
  isOffered,
  isReverseCharge,
  offeredVat,
  type VatOwner,
} from '#shared/offers/offered-vat.ts';
import { vatCodes } from '#shared/offers/vat-codes.ts';
import { withinRegime } from '#shared/offers/within-regime.ts';
import { aFreeLine, anOffer, aVatCode } from '#test/support/builders/offer.ts';

const owner = (country: string, more: Partial<VatOwner> = {}): VatOwner => ({
  country,
  regime: 'ordinary',
  own: [],
  ...more,
});
const day = '2026-11-26';
const codesOf = (of: VatOwner, on = day) => offeredVat(of, on).map(({ code }) => code);

describe('the VAT codes that are offered', () => {
  it.each([
    ['IT', ['IT22', 'IT10', 'IT4', 'IT-N6.7', 'IT-N6.3']],
    ['DE', ['DE19', 'DE7', 'DE-13B']],
    ['AT', ['AT20', 'AT10', 'AT-19']],
    ['CH', ['CH8.1', 'CH2.6']],
    ['LI', ['CH8.1', 'CH2.6']],
    ['FR', ['FR20', 'FR10', 'FR5.5', 'FR-AL']],
    ['SM', []],
  ])('in %s are %j, the highest rate first [OFR-053]', (country, codes) => {
    expect(codesOf(owner(country))).toEqual(codes);
  });

  it.each([
    ['IT', ['IT-N2.2']],
    ['DE', ['DE-19']],
    ['AT', ['AT-6']],
    ['CH', ['CH0']],
    ['LI', ['CH0']],
    ['FR', ['FR-293B']],
  ])('without VAT in %s are %j alone [OFR-059]', (country, codes) => {
    const own = [aVatCode('own-00000001', 700)];
    expect(codesOf(owner(country, { regime: 'flat', own }))).toEqual(codes);
  });

  it('are followed by the owner’s own, and elsewhere are these alone [OFR-053]', () => {
    const own = [aVatCode('own-00000001', 700), aVatCode('own-00000002', 1700)];
    expect(codesOf(owner('SM', { own }))).toEqual(['own-00000002', 'own-00000001']);
    expect(codesOf(owner('DE', { own }))).toEqual(['DE19', 'DE7', 'DE-13B', 'own-00000002', 'own-00000001']);
  });

  it('are those of the day', () => {
    expect(codesOf(owner('CH'), '2023-12-31')).toEqual([]);
    expect(codesOf(owner('CH'), '2024-01-01')).toEqual(['CH8.1', 'CH2.6']);
  });

  it('go after their last day', () => {
    const code = { from: '2021-01-01', until: '2026-12-31' };
    expect(['2020-12-31', '2021-01-01', '2026-12-31', '2027-01-01'].map((on) => isOffered(code, on))).toEqual(
      [false, true, true, false],
    );
  });

  it('carry nature, note and mark, and nothing of when they are offered [OFR-054, OFR-058]', () => {
    expect(offeredVat(owner('IT', { regime: 'flat' }), day)).toEqual([
      {
        code: 'IT-N2.2',
        label: 'Regime forfettario',
        rate: 0,
        nature: 'N2.2',
        stampable: true,
        note: expect.objectContaining({ it: expect.stringContaining('L. 190/2014') }),
      },
    ]);
  });

  it('have names of their own, and notes within their length', () => {
    expect(new Set(vatCodes.map(({ code }) => code)).size).toBe(vatCodes.length);
    for (const { label, note, rate } of vatCodes) {
      expect(label.length).toBeLessThanOrEqual(60);
      expect(rate).toBeLessThanOrEqual(3000);
      for (const text of Object.values(note ?? {})) expect(text?.length).toBeLessThanOrEqual(300);
    }
  });
});

describe('the code of new lines', () => {
  const first = (of: VatOwner, dwelling = false) => firstVat(of, { dwelling, day })?.code;

  it('in Italy is 10 % on a dwelling, else 22 % [OFR-055]', () => {
    expect([first(owner('IT'), true), first(owner('IT'))]).toEqual(['IT10', 'IT22']);
  });

  it('elsewhere is the highest rate, for an owner without VAT theirs [OFR-055]', () => {
    expect(['DE', 'AT', 'CH', 'LI', 'FR'].map((country) => first(owner(country), true))).toEqual([
      'DE19',
      'AT20',
      'CH8.1',
      'CH8.1',
      'FR20',
    ]);
    expect(first(owner('IT', { regime: 'flat' }), true)).toBe('IT-N2.2');
  });

  it('of other countries is typed before the first line [OFR-055]', () => {
    expect(first(owner('SM'))).toBeUndefined();
    expect(first(owner('SM', { own: [aVatCode('own-00000001', 1700)] }))).toBe('own-00000001');
  });
});

describe('an offer within the regime of its owner', () => {
  const flat = owner('IT', { regime: 'flat' });
  const taxed = anOffer([aFreeLine({ vat: 'IT22' }), aFreeLine({ vat: 'IT-N2.2' })], {
    ...{ defaultVat: 'IT10', withholding: 400, splitPayment: true },
  });

  it('has the one code of an owner without VAT, and neither withholding nor split payment [OFR-059]', () => {
    const settled = withinRegime(taxed, flat, day);
    expect(settled).toMatchObject({ defaultVat: 'IT-N2.2', withholding: null, splitPayment: false });
    expect(settled.lines.map(({ vat }) => vat)).toEqual(['IT-N2.2', 'IT-N2.2']);
    expect(settled.vat.map(({ code }) => code)).toEqual(['IT-N2.2']);
    expect(withinRegime(settled, flat, day)).toBe(settled);
  });

  it('has no code of owners without VAT in the ordinary regime; all others stay [OFR-054, OFR-059]', () => {
    const settled = withinRegime(taxed, owner('IT'), day);
    expect(settled.lines.map(({ vat }) => vat)).toEqual(['IT22', 'IT22']);
    expect(settled).toMatchObject({ defaultVat: 'IT10', withholding: 400, splitPayment: true });
    const old = anOffer([aFreeLine({ vat: 'own-00000001' }), aFreeLine({ vat: 'IT4' })]);
    expect(withinRegime(old, owner('IT'), day)).toBe(old);
  });

  it('stays where its owner has no code to put in', () => {
    expect(withinRegime(taxed, owner('SM', { regime: 'flat' }), day)).toBe(taxed);
  });
});

describe('regimes', () => {
  it('with nature N6 are reverse charge', () => {
    expect(['N6.7', 'N6.3', 'N2.2', null].map((nature) => isReverseCharge({ nature }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('withhold 4 % from condominiums in Italy that do not pay by tax transfer [OFR-062]', () => {
    const condominium = { kind: 'condominium', paysByTaxTransfer: false };
    expect(firstWithholding(owner('IT'), condominium)).toBe(400);
    expect(firstWithholding(owner('IT'), { ...condominium, paysByTaxTransfer: true })).toBeNull();
    expect(firstWithholding(owner('IT'), { ...condominium, kind: 'company' })).toBeNull();
    expect(firstWithholding(owner('IT', { regime: 'flat' }), condominium)).toBeNull();
    expect(firstWithholding(owner('DE'), condominium)).toBeNull();
    expect(firstWithholding(owner('IT'), null)).toBeNull();
  });
});
