import type { Localised } from '#shared/schemas/localised.ts';
import type { VatCode } from '#shared/schemas/offer.ts';

/** A VAT code of a country, with the days on which it is offered: from the first on, until the last. */
export type OfferedVatCode = VatCode & {
  countries: readonly string[];
  from: string;
  until: string | null;
  /** The one that owners without VAT have, and nobody else (OFR-059). */
  flat: boolean;
};

type Given = Partial<Pick<OfferedVatCode, 'nature' | 'note' | 'stampable' | 'flat' | 'until'>> & {
  from: string;
};

const inCountries =
  (...countries: string[]) =>
  (code: string, rate: number, label: string, given: Given): OfferedVatCode => ({
    ...{ code, rate, label, countries, nature: null, note: null, stampable: false, flat: false, until: null },
    ...given,
  });

const italian = inCountries('IT');
const german = inCountries('DE');
const austrian = inCountries('AT');
const swiss = inCountries('CH', 'LI');
const french = inCountries('FR');

const same = (text: string): Localised => ({ it: text, en: text, de: text });

/**
 * The codes that are built in, as laws have them (table "VAT codes"). Rates are hundredths of a percent. A code that is
 * no longer offered stays in offers that have it.
 */
export const vatCodes: readonly OfferedVatCode[] = [
  italian('IT22', 2200, '22 %', { from: '2013-10-01' }),
  italian('IT10', 1000, '10 % recupero abitazioni', {
    from: '2000-01-01',
    note: {
      it: 'Aliquota 10 %, art. 7 c. 1 lett. b) L. 488/1999, su dichiarazione del committente',
      en: 'Rate of 10 %, art. 7 c. 1 lett. b) L. 488/1999, by declaration of the client',
      de: 'Steuersatz 10 %, Art. 7 Abs. 1 Buchst. b) G. 488/1999, auf Erklärung des Auftraggebers',
    },
  }),
  italian('IT4', 400, '4 % prima casa in costruzione', {
    from: '2000-01-01',
    note: {
      it: 'Aliquota 4 %, su dichiarazione del committente',
      en: 'Rate of 4 %, by declaration of the client',
      de: 'Steuersatz 4 %, auf Erklärung des Auftraggebers',
    },
  }),
  italian('IT-N6.7', 0, 'Inversione contabile, completamento di edifici', {
    from: '2015-01-01',
    nature: 'N6.7',
    note: {
      it: 'Inversione contabile, art. 17 c. 6 lett. a-ter) DPR 633/1972',
      en: 'Reverse charge, art. 17 c. 6 lett. a-ter) DPR 633/1972',
      de: 'Steuerschuldnerschaft des Leistungsempfängers, Art. 17 Abs. 6 Buchst. a-ter) DPR 633/1972',
    },
  }),
  italian('IT-N6.3', 0, 'Inversione contabile, subappalto edile', {
    from: '2007-01-01',
    nature: 'N6.3',
    note: {
      it: 'Inversione contabile, art. 17 c. 6 lett. a) DPR 633/1972',
      en: 'Reverse charge, art. 17 c. 6 lett. a) DPR 633/1972',
      de: 'Steuerschuldnerschaft des Leistungsempfängers, Art. 17 Abs. 6 Buchst. a) DPR 633/1972',
    },
  }),
  italian('IT-N2.2', 0, 'Regime forfettario', {
    from: '2015-01-01',
    nature: 'N2.2',
    stampable: true,
    flat: true,
    note: {
      it: "Operazione senza applicazione dell'IVA, art. 1 c. 54-89 L. 190/2014, regime forfettario",
      en: 'No VAT is charged, art. 1 c. 54-89 L. 190/2014, flat-rate regime',
      de: 'Ohne Berechnung der Mehrwertsteuer, Art. 1 Abs. 54-89 G. 190/2014, Pauschalregime',
    },
  }),
  german('DE19', 1900, '19 %', { from: '2021-01-01' }),
  german('DE7', 700, '7 %', { from: '2021-01-01' }),
  german('DE-13B', 0, 'Steuerschuldnerschaft des Leistungsempfängers', {
    from: '2004-04-01',
    note: same('§ 13b UStG'),
  }),
  german('DE-19', 0, 'Kleinunternehmer', { from: '2020-01-01', flat: true, note: same('§ 19 UStG') }),
  austrian('AT20', 2000, '20 %', { from: '1984-01-01' }),
  austrian('AT10', 1000, '10 %', { from: '1984-01-01' }),
  austrian('AT-19', 0, 'Übergang der Steuerschuld, Bauleistung', {
    from: '2002-10-01',
    note: same('§ 19 Abs. 1a UStG 1994'),
  }),
  austrian('AT-6', 0, 'Kleinunternehmer', {
    from: '1995-01-01',
    flat: true,
    note: same('§ 6 Abs. 1 Z 27 UStG 1994'),
  }),
  swiss('CH8.1', 810, '8,1 %', { from: '2024-01-01' }),
  swiss('CH2.6', 260, '2,6 %', { from: '2024-01-01' }),
  swiss('CH0', 0, 'non assoggettato', { from: '2010-01-01', flat: true }),
  french('FR20', 2000, '20 %', { from: '2014-01-01' }),
  french('FR10', 1000, '10 % logement de plus de 2 ans', { from: '2014-01-01' }),
  french('FR5.5', 550, '5,5 % rénovation énergétique', { from: '2014-01-01' }),
  french('FR-AL', 0, 'Autoliquidation, sous-traitance', {
    from: '2014-01-01',
    note: same('art. 283-2 nonies CGI'),
  }),
  french('FR-293B', 0, 'Franchise en base', {
    from: '2014-01-01',
    flat: true,
    note: same('TVA non applicable, art. 293 B du CGI'),
  }),
];
