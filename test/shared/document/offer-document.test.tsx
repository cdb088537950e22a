import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { OfferDocument } from '#shared/document/offer/offer-document.tsx';
import { offerStyle } from '#shared/document/offer/offer-style.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { accents } from '#shared/schemas/offer-settings.ts';
import {
  aFreeLine,
  aMaterial,
  aMilestone,
  anOffer,
  aSection,
  aVatCode,
  aWork,
} from '#test/support/builders/offer.ts';
import {
  aFacadeOffer,
  offerDocumentOf,
  theOwner,
  theSettings,
} from '#test/support/builders/offer-document.ts';
import { randomOffer } from '#test/support/builders/random-offers.ts';

/** With plain blanks before units. */
const withBlanks = <Model,>(model: Model): Model =>
  JSON.parse(JSON.stringify(model).replaceAll('\u00a0', ' '));
const documentOf = (...given: Parameters<typeof offerDocumentOf>) => withBlanks(offerDocumentOf(...given));
const totalsOf = (offer: Offer) =>
  documentOf(offer).totals.lines.map(({ label, second, value }) =>
    [label, value.text, second].filter(Boolean),
  );
const markupOf = (offer: Offer) =>
  renderToStaticMarkup(<OfferDocument model={documentOf(offer)} />).replaceAll('\u00a0', ' ');

describe('the head of an offer', () => {
  it("is its owner's: logo, name, how to reach them, identifiers, insurance, colour [OFR-077, OFR-078]", () => {
    const logo = 'data:image/png;base64,AAAA';
    const { owner } = documentOf(aFacadeOffer(), { owner: { ...theOwner, imageUrl: logo } });
    expect(owner.name).toBe('Conti Tinteggiature');
    expect(owner.lines).toEqual([
      'Via Garibaldi 3, 24121 Bergamo (BG)',
      '+39 555 0112 · andrea.conti@example.com · PEC conti@pec.example',
      'P. IVA 09876540163 · Cod. fiscale CNTNDR80A01A794X · REA BG-123456',
      'Assicurazione: RC Assicurazioni 123456',
    ]);
    expect(owner.logo).toEqual({ address: logo, alt: 'Logo di Conti Tinteggiature' });
    expect(owner.accent).toBe(accents.red);
  });

  it('has the company or the person where no other name is given, and no logo that is hidden [OFR-077]', () => {
    const settings = { ...theSettings, businessName: null };
    const company = { ...theOwner, type: 'imbianchino' as const, company: 'Tinteggiature Conti S.n.c.' };
    expect(documentOf(aFacadeOffer(), { settings, owner: company }).owner.name).toBe(
      'Tinteggiature Conti S.n.c.',
    );
    const hidden = { ...theOwner, imageUrl: 'data:image/png;base64,AAAA', showLogo: false };
    const { owner } = documentOf(aFacadeOffer(), { settings, owner: hidden });
    expect([owner.name, owner.person, owner.logo]).toEqual(['Andrea Conti', '', null]);
  });

  it('names number, day, validity, customer, contact, site and time, and reads BOZZA [OFR-089, OFR-095]', () => {
    const { draft, title, number, date, validity, customer, job, foot } = documentOf(aFacadeOffer());
    expect([draft, title, number, date]).toEqual(['BOZZA', 'Offerta', '18/2026', '23/11/2026']);
    expect(validity).toBe('Valida fino al 23/12/2026');
    expect(customer).toEqual({
      label: 'Cliente',
      lead: 'Condominio Via dei Mille 14',
      lines: [
        'c/o Studio Rota, Via Tasso 40, 24121 Bergamo (BG)',
        'alla c.a. di Laura Rota, Amministratore',
        'Cod. fiscale 95000000166',
      ],
    });
    expect(job.lead).toBe('Rifacimento delle facciate');
    expect(job.lines).toEqual([
      'Via dei Mille 14, 24121 Bergamo (BG)',
      'Inizio entro 60 giorni dalla firma, durata 40 giorni',
    ]);
    expect(foot).toBe('Conti Tinteggiature · P. IVA 09876540163 · Offerta 18/2026 · bozza');
  });

  it('names the country of a customer elsewhere; without a site the work is where they are [CUS-014, OFR-089]', () => {
    const offer = aFacadeOffer();
    const abroad = {
      address: 'Hauptstr. 1',
      postalCode: '80331',
      city: 'München',
      province: null,
      country: 'DE',
    };
    const customer = { ...(offer.customer as NonNullable<Offer['customer']>), ...abroad };
    const { job } = documentOf({ ...offer, customer, site: null });
    expect(job.lines[0]).toBe('Hauptstr. 1, 80331 München, Germania');
    const unknown = { ...customer, country: 'Deutschland' };
    expect(documentOf({ ...offer, customer: unknown, site: null }).job.lines[0]).toContain(
      'München, Deutschland',
    );
  });
});

const rowsOf = (offer: Offer) => documentOf(offer).sections.flatMap(({ rows }) => rows);

describe('the lines of an offer', () => {
  it('stand in numbered sections with their sums, which what is printed adds up to [OFR-011, OFR-091]', () => {
    const { sections } = documentOf(aFacadeOffer());
    expect(sections.map(({ number, name, subtotal }) => [number, name, subtotal?.text])).toEqual([
      ['1', 'Ponteggio e protezioni', '5.190,00 €'],
      ['2', 'Facciate su strada e cortile', '8.478,22 €'],
    ]);
    expect(sections[1]?.rows.map(({ number }) => number)).toEqual(['2.1', '2.2', '2.3', '2.4']);
  });

  it('are counted before the sections where they stand there, and an empty section is left out [OFR-011]', () => {
    const lines = [aWork(1, 10), aWork(2, 10, { sectionId: 'b' })];
    const { sections } = documentOf(anOffer(lines, { sections: [aSection('a'), aSection('b')] }));
    expect(sections.map(({ number, name, rows }) => [number, name, rows.map((row) => row.number)])).toEqual([
      ['', null, ['1']],
      ['2', 'b', ['2.1']],
    ]);
  });

  it('print quantity, price and discount; a lump sum of one neither [OFR-089]', () => {
    const [scaffold, protection] = rowsOf(aFacadeOffer());
    expect(scaffold).toMatchObject({
      quantity: { text: '340', number: 340, unit: 'm²' },
      price: { text: '13,50 €', number: 13.5 },
      vat: { text: '10 %' },
      amount: { text: '4.590,00 €', number: 4590 },
    });
    expect(protection).toMatchObject({ quantity: { text: 'a corpo', unit: '' }, price: null });
    const lump = aFreeLine({ unit: 'corpo', quantity: 2000, discount: 550 });
    expect(rowsOf(anOffer([lump]))[0]).toMatchObject({
      quantity: { text: '2', unit: 'a corpo' },
      price: { text: '1,00 €' },
      discount: { text: '− 5,5 %' },
    });
    expect(markupOf(anOffer([lump]))).toContain('− 5,5 %');
  });

  it('say that their quantity is measured, and a chosen option that it is one [OFR-040, OFR-092]', () => {
    expect(rowsOf(aFacadeOffer())[3]?.marks).toEqual(['da foglio misure']);
    expect(rowsOf(anOffer([aWork(1, 1, { optional: true, chosen: true })]))[0]?.marks).toEqual(['opzionale']);
  });

  it('of a section with its total only are without quantities and prices, its sum stays [OFR-012]', () => {
    const offer = aFacadeOffer();
    const sections = offer.sections.map((section) => ({ ...section, totalOnly: true }));
    const model = documentOf({ ...offer, sections, policy: 'priced' });
    for (const row of model.sections.flatMap(({ rows }) => rows))
      expect(row).toMatchObject({ quantity: null, price: null, discount: null, amount: null });
    expect(model.sections.map(({ subtotal }) => subtotal?.text)).toEqual(['5.190,00 €', '8.476,62 €']);
    expect(JSON.stringify(model.sections)).not.toContain('7 × 14');
    expect(model.choices[0]?.rows[0]).toMatchObject({ price: null, amount: { text: '1.023,00 €' } });
  });
});

/** A paint of a wall, and the wall: their sum with a markup of a quarter. */
function painted(policy: Offer['policy'], wall: Partial<OfferLine> & { finished?: boolean } = {}) {
  const paint = aMaterial(280.8, {
    quantity: 98_000,
    material: {
      color: { code: 'FC 107', r: 211, g: 185, b: 142 },
      colorlist: 'Facciate',
      packs: [
        { size: 14_000_000, count: 7 },
        { size: 5_000_000, count: 0 },
      ],
    },
  });
  return documentOf(anOffer([aWork(120, 8.5, wall), paint], { policy, markup: 2500 }));
}

describe('the materials of an offer', () => {
  it('in the finished price are not printed, nor who sells them [OFR-025, OFR-028]', () => {
    const { sections, materials, vendor, notes } = painted('inPrice');
    expect(sections[0]?.rows.map(({ price, amount }) => [price?.text, amount?.text])).toEqual([
      ['11,43 €', '1.371,60 €'],
    ]);
    expect([materials, vendor]).toEqual([null, null]);
    expect(JSON.stringify(notes)).not.toContain('colori');
  });

  it('listed with price print product, colour, packages, quantity and amount, and no unit price [OFR-030]', () => {
    const { sections, materials, vendor } = painted('priced');
    expect(sections[0]?.rows[1]).toMatchObject({
      name: { text: 'Adda Silossanica' },
      colour: { text: 'FC 107, Facciate', swatch: 'rgb(211 185 142)' },
      marks: ['7 × 14 l'],
      quantity: { text: '98', unit: 'l' },
      price: null,
      amount: { text: '351,00 €', number: 351 },
    });
    expect([materials, vendor]).toEqual([null, 'Materiali: Calce & Colore']);
  });

  it('listed with price follow the work that they stand under in the editor, wherever they were added [OFR-010, OFR-030]', () => {
    const offer = anOffer([aMaterial(10), aFreeLine(), aWork(1, 1), aMaterial(20)], { policy: 'priced' });
    const rows = documentOf(offer).sections.flatMap((section) => section.rows);
    const ids = [1, 2, 0, 3].map((at) => offer.lines[at]?.id);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  });

  it('whose works have them in their price read so [OFR-033]', () => {
    const { sections } = painted('priced', { finished: true });
    expect(sections[0]?.rows[1]?.amount).toEqual({ text: 'compreso', number: null });
    expect(sections[0]?.rows[0]?.amount?.text).toBe('1.020,00 €');
  });

  it.each([
    ['listed', 'Materiali impiegati', '1.371,60 €'],
    ['byCustomer', 'Materiali a carico del committente', '1.020,00 €'],
  ] as const)('%s are a table without any money [OFR-025, OFR-031, OFR-032]', (policy, title, amount) => {
    const { sections, materials, vendor, notes } = painted(policy);
    expect(sections[0]?.rows.map((row) => row.amount?.text)).toEqual([amount]);
    expect(materials?.title).toBe(title);
    expect(materials?.rows).toMatchObject([
      { name: { text: 'Adda Silossanica' }, packages: '7 × 14 l', quantity: { text: '98', unit: 'l' } },
    ]);
    expect(JSON.stringify(materials)).not.toContain('€');
    expect(vendor).toBe('Materiali: Calce & Colore');
    expect(notes.paragraphs.at(-1)?.text).toContain('colori stampati');
  });
});

describe('options and alternatives', () => {
  it('that do not count print after the totals, with what they would change [OFR-040, OFR-041]', () => {
    const { choices } = documentOf(aFacadeOffer());
    expect(choices).toHaveLength(1);
    expect(choices[0]).toMatchObject({ title: 'Opzioni, non comprese nel totale', isOptions: true });
    const options = choices[0]?.rows.map(({ name, amount, onTotal }) => [
      name.text,
      amount?.text,
      onTotal?.text,
    ]);
    expect(options).toEqual([
      ['Antigraffiti al piano terra', '1.023,00 €', '+1.091,54 €'],
      ['Smalto sulle ringhiere dei balconi', '1.232,00 €', '+1.314,54 €'],
    ]);
  });

  it('of a group stand under the name of the chosen one, with the difference to it [OFR-040, OFR-041]', () => {
    const group = { alternative: 'group-01' };
    const lines = [
      aWork(100, 11.5, { ...group, description: { it: 'Al quarzo' } }),
      aWork(100, 10.2, { ...group, chosen: true, description: { it: 'Silossanica' } }),
    ];
    const { sections, choices } = documentOf(anOffer(lines));
    expect(sections[0]?.rows.map(({ name }) => name.text)).toEqual(['Silossanica']);
    expect(choices[0]).toMatchObject({
      title: 'In alternativa a «Silossanica»',
      rows: [{ difference: { text: '+130,00 €' }, onTotal: { text: '+143,00 €' }, hasBox: true }],
    });
  });

  it('are named with their section, whose heading does not stand above them [OFR-040, OFR-041]', () => {
    const works = ['street', 'garden'].flatMap((sectionId) => [
      aWork(1, 1, { sectionId, description: { it: 'Gronde' }, optional: true }),
      aWork(1, 1, { sectionId, description: { it: 'Quarzo' }, alternative: sectionId, chosen: true }),
      aWork(1, 1, { sectionId, description: { it: 'Calce' }, alternative: sectionId }),
    ]);
    const sections = [aSection('street', 'Fronte strada'), aSection('garden', 'Fronte giardino')];
    const namesIn = (offer: Offer) => {
      const [, after = ''] = markupOf(offer).split('</dl>');
      return [...after.matchAll(/<(?:h2|b lang="it")>([^<]*)</g)].slice(0, 7).map(([, name]) => name);
    };
    expect(namesIn(anOffer(works, { sections }))).toEqual([
      ...['Opzioni, non comprese nel totale', 'Gronde · Fronte strada', 'Gronde · Fronte giardino'],
      ...['In alternativa a «Quarzo · Fronte strada»', 'Calce · Fronte strada'],
      ...['In alternativa a «Quarzo · Fronte giardino»', 'Calce · Fronte giardino'],
    ]);
    const apart = works.map((line) => ({ ...line, sectionId: null }));
    expect(namesIn(anOffer(apart)).slice(1, 4)).toEqual([
      ...['Gronde', 'Gronde', 'In alternativa a «Quarzo»'],
    ]);
  });

  it('take their materials with them, which have no box of their own [OFR-035, OFR-040]', () => {
    const option = aWork(10, 5, { optional: true });
    const paint = aMaterial(80, { material: { works: [option.id] } });
    const { choices, sections } = documentOf(anOffer([aWork(1, 1), option, paint], { policy: 'priced' }));
    expect(
      choices[0]?.rows.map(({ amount, hasBox, onTotal }) => [amount?.text, hasBox, onTotal?.text]),
    ).toEqual([
      ['50,00 €', true, '+143,00 €'],
      ['80,00 €', false, undefined],
    ]);
    expect(sections[0]?.rows).toHaveLength(1);
    const wall = aWork(1, 1);
    const shared = {
      ...paint,
      material: paint.material && { ...paint.material, works: [option.id, wall.id] },
    };
    const both = documentOf(anOffer([option, wall, shared], { policy: 'priced' }));
    expect(both.sections[0]?.rows).toHaveLength(2);
    expect(both.choices[0]?.rows).toHaveLength(1);
  });
});

describe('the totals of an offer', () => {
  it('go from the sum of the lines to the total, with a line a code [OFR-057, OFR-091]', () => {
    expect(totalsOf(aFacadeOffer())).toEqual([
      ['Somma delle voci', '13.668,22 €'],
      ['Sconto 3 %', '−410,05 €'],
      ['Imponibile', '13.258,17 €'],
      ['IVA 22 % su 174,60 €', '38,41 €'],
      ['IVA 10 % su 13.083,57 €', '1.308,36 €', '10 % recupero abitazioni'],
      ['Totale IVA compresa', '14.604,94 €'],
    ]);
  });

  it('name a built-in VAT code in the language of the document [OFR-088]', () => {
    const labelIn = (language: 'en' | 'de') =>
      totalsOf({ ...aFacadeOffer(), language }).flatMap(([, , second]) => second ?? []);
    expect([...labelIn('en'), ...labelIn('de')]).toEqual([
      '10 % renovation of dwellings',
      '10 % Wohnungssanierung',
    ]);
  });

  it('have discounts in euro and the rounding [OFR-047]', () => {
    const rounding = { amount: -166, wanted: 95_000, basis: 'gross' as const };
    const totals = totalsOf(anOffer([aWork(100, 9)], { discount: { amount: 5000 }, rounding }));
    expect(totals.slice(0, 4)).toEqual([
      ['Somma delle voci', '900,00 €'],
      ['Sconto', '−50,00 €'],
      ['Arrotondamento', '−1,66 €'],
      ['Imponibile', '848,34 €'],
    ]);
  });

  it('have stamp, withholding and what is to pay, with their notes [OFR-060, OFR-061, OFR-089]', () => {
    const condominium = anOffer([aWork(1, 12_345.67)], { withholding: 400 });
    expect(totalsOf(condominium).slice(2)).toEqual([
      ['Totale IVA compresa', '13.580,24 €'],
      ['Ritenuta 4 %', '−493,83 €'],
      ['Netto a pagare', '13.086,41 €'],
    ]);
    expect(documentOf(condominium).notes.paragraphs.map(({ text }) => text)).toEqual([
      "Ritenuta d'acconto 4 %, art. 25-ter DPR 600/1973",
    ]);
    expect(documentOf({ ...condominium, withholding: 2000 }).notes.paragraphs[0]?.text).toBe(
      "Ritenuta d'acconto 20 %",
    );
    const flat = anOffer([aWork(1, 1250, { vat: 'IT-N2.2' })], { stamp: true });
    expect(totalsOf(flat)).toEqual([
      ['Imponibile', '1.250,00 €'],
      ['IVA 0 % N2.2 su 1.250,00 €', '0,00 €', 'IT-N2.2'],
      ['Bollo', '2,00 €'],
      ['Totale', '1.252,00 €'],
    ]);
  });

  it('show VAT under split payment and take it off [OFR-064]', () => {
    const offer = anOffer([aWork(1, 4820, { vat: 'IT22' })], { splitPayment: true });
    expect(totalsOf(offer).slice(2)).toEqual([
      ['Totale IVA compresa', '5.880,40 €'],
      ['IVA in scissione dei pagamenti', '−1.060,40 €'],
      ['Netto a pagare', '4.820,00 €'],
    ]);
    expect(documentOf(offer).notes.paragraphs[0]?.text).toBe(
      'Scissione dei pagamenti, art. 17-ter DPR 633/1972',
    );
  });

  it('print the note of a code once, in the language of the document [OFR-058, OFR-088]', () => {
    const { notes } = documentOf(aFacadeOffer());
    expect(notes.paragraphs.filter(({ text }) => text.startsWith('Aliquota'))).toHaveLength(1);
    const note = { it: 'Operazione esente' };
    const vat = ['own-00000001', 'own-00000002'].map((code) => aVatCode(code, 0, { note }));
    const lines = vat.map(({ code }) => aWork(1, 1, { vat: code }));
    expect(documentOf(anOffer(lines, { vat })).notes.paragraphs.map(({ text }) => text)).toEqual([note.it]);
    expect(documentOf(aFacadeOffer({ language: 'de' })).notes.paragraphs[0]?.text).toContain(
      'Steuersatz 10 %',
    );
  });

  it('add up, whatever the offer [OFR-091]', () => {
    const sum = (numbers: readonly (number | null | undefined)[]) =>
      numbers.reduce<number>((total, number) => total + Math.round((number ?? 0) * 100), 0);
    for (let seed = 1; seed <= 300; seed += 1) {
      const offer = { ...randomOffer(seed), plan: [aMilestone('percent', 3333), aMilestone('rest')] };
      const { sections, totals, plan } = offerDocumentOf(offer);
      const of = (id: string) => totals.lines.find((line) => line.id === id)?.value.number ?? 0;
      const all = sections.flatMap(({ rows }) => rows.map(({ amount }) => amount?.number));
      for (const { subtotal, rows } of sections)
        if (subtotal)
          expect(sum(rows.map(({ amount }) => amount?.number)), `seed ${seed}`).toBe(sum([subtotal.number]));
      const { fault, summary } = evaluateOffer(offer);
      if (fault) continue;
      expect(sum(all), `seed ${seed}`).toBe(sum([of('taxable'), -of('discount'), -of('rounding')]));
      const codes = summary.map(({ code }) => of(code.code));
      expect(sum([of('taxable'), ...codes, of('stamp')])).toBe(sum([of('total')]));
      const toPay = sum([of('total'), of('withheld'), of('split')]);
      if (of('toPay')) expect(toPay).toBe(sum([of('toPay')]));
      expect(sum(plan?.rows.map(({ amount }) => amount?.number) ?? [])).toBe(toPay);
    }
  });
});

describe('what follows the totals', () => {
  it('is the plan with its amounts, how it is paid and the IBAN in groups of four [OFR-072, OFR-078]', () => {
    const { plan } = documentOf(aFacadeOffer());
    expect(plan?.rows.map(({ share, text, amount }) => [share, text, amount?.text])).toEqual([
      ['30 %', 'Acconto, alla firma', '4.381,48 €'],
      ['40 %', 'Secondo acconto, a metà lavori', '5.841,98 €'],
      ['30 %', 'Saldo, a fine lavori', '4.381,48 €'],
    ]);
    expect(plan?.lines).toEqual([
      'Bonifico a 15 giorni dalla fattura',
      'IBAN IT60 X054 2811 1010 0000 0123 456',
    ]);
  });

  it('says days, and has a dash for each amount of a plan that does not fit [OFR-070, OFR-073]', () => {
    const at = (when: Offer['plan'][number]['when']) => ({ ...aMilestone('percent', 3000), when });
    const offer = anOffer([aWork(1, 100)], {
      plan: [
        at({ at: 'day', day: '2026-12-23', days: null }),
        at({ at: 'afterInvoice', day: null, days: 30 }),
        { ...aMilestone('amount', 1000), label: 'Caparra' },
        { ...aMilestone('percent', 1000), label: 'Acconto alla firma' },
      ],
    });
    const { plan } = documentOf(offer);
    expect(plan?.rows.map(({ share, text, amount }) => [share, text, amount])).toEqual([
      ['30 %', 'Rata, il 23/12/2026', null],
      ['30 %', 'Rata, a 30 giorni dalla fattura', null],
      ['', 'Caparra, alla firma', null],
      ['10 %', 'Acconto alla firma', null],
    ]);
    expect(markupOf(offer)).toContain('<td role="cell" class="number" data-label="Importo">—</td>');
  });

  it('names the rest once', () => {
    const shares = (label: string) =>
      documentOf(anOffer([aWork(1, 100)], { plan: [{ ...aMilestone('rest'), label }] })).plan?.rows.map(
        ({ share }) => share,
      );
    expect(shares('Saldo a fine lavori')).toEqual(['']);
    expect(shares('Ultima rata')).toEqual(['saldo']);
  });

  it('are the texts with their values, and places for day and signature left empty [OFR-076, OFR-089]', () => {
    const terms = '<p>{numero}, {totale}, {scadenza}, {cantiere}, {altro}</p>';
    const offer = aFacadeOffer();
    const { texts, intro, signature } = documentOf({ ...offer, texts: { ...offer.texts, terms } });
    expect(intro).toContain('Gentile Condominio Via dei Mille 14,');
    expect(texts.map(({ title }) => title)).toEqual(['Compreso', 'Escluso', 'Condizioni']);
    expect(texts[2]?.text).toBe(
      '<p>18/2026, 14.604,94 €, 23/12/2026, Via dei Mille 14, 24121 Bergamo (BG), {altro}</p>',
    );
    expect(signature).toEqual({
      owner: 'Per Conti Tinteggiature',
      ownerDay: 'Bergamo, 23/11/2026',
      person: 'Andrea Conti',
      customer: 'Il cliente, per accettazione',
      customerDay: 'Luogo e data',
      signs: 'Nome, qualità e firma',
    });
  });
});

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((below) => `${key}.${below}`),
  );

describe('the language of an offer', () => {
  it('is its own; descriptions take it, else Italian, and numbers stay Italian [OFR-088]', () => {
    const german = documentOf(aFacadeOffer({ language: 'de' }));
    expect([german.title, german.draft, german.date]).toEqual(['Angebot', 'ENTWURF', '23/11/2026']);
    const names = german.sections.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(names[5]).toEqual({ text: 'Fassadenanstrich, zweifach', language: 'de' });
    expect(names[0]).toEqual({ text: 'Ponteggio a telai', language: 'it' });
    expect(german.sections[0]?.rows[0]?.amount?.text).toBe('4.590,00 €');
    expect(german.sections[0]?.rows[1]?.quantity?.text).toBe('pauschal');
    expect(documentOf(aFacadeOffer({ language: 'en' })).draft).toBe('DRAFT');
  });

  it('has every text in all three [OFR-088]', () => {
    const { it: italian, en, de } = offerDocumentTexts;
    for (const texts of [en, de]) expect(keysOf(texts)).toEqual(keysOf(italian));
  });
});

describe('what the owner alone may see', () => {
  const secret = { hours: 1373, hourlyCost: 247_700, unitCost: 1937 };
  const wall = aWork(120, 8.5, secret);
  const paint = aMaterial(7712.37, { material: { markup: 3179, works: [wall.id] } });
  const other = aMaterial(3313.71, { optional: true, material: { ownCost: true } });
  const planted = anOffer([wall, paint, other], { markup: 4127, hourlyCost: 261_900 });
  const words = (number: number) => [String(number), String(number).replace('.', ',')];
  const { margin, lines } = evaluateOffer(planted);
  const secrets = [
    ...[7712.37, 771_237, 3313.71, 331_371, 31.79, 3179, 41.27, 4127, 0.1373, 1373, 24.77, 0.1937, 1937],
    ...[26.19, margin.margin, margin.percent, lines[0]?.margin, lines[0]?.costs.labour],
    ...[lines[0]?.costs.hours, '7.712,37', '3.313,71', 'ownCost', 'markup', 'hourlyCost', 'unitCost'],
  ].flatMap((value) => (typeof value === 'number' ? words(value) : value ? [value] : []));

  it.each(['inPrice', 'priced', 'listed', 'byCustomer'] as const)(
    'is in no model of a document, %s [OFR-024, OFR-086]',
    (policy) => {
      const model = JSON.stringify(documentOf({ ...planted, policy }));
      expect(secrets.length).toBeGreaterThan(20);
      expect(secrets.filter((value) => model.includes(value))).toEqual([]);
    },
  );
});

describe('the document of an offer', () => {
  it('is one body a line, the heading of a section with its first line [OFR-090]', () => {
    const markup = markupOf(aFacadeOffer());
    expect(markup).toContain('<h2>1. Ponteggio e protezioni</h2>');
    const [, body = ''] = /<tbody[^>]*>(<tr role="row" class="section">.*?)<\/tbody>/.exec(markup) ?? [];
    expect(body).toContain('Ponteggio a telai');
    expect(body).not.toContain('Protezione');
    expect(markup.match(/class="section"/g)).toHaveLength(2);
    expect(markup).toContain('<strong class="offer-draft">BOZZA</strong>');
    expect(markupOf(anOffer())).not.toContain('<table');
  });

  it('shows texts as texts, and rich texts through what makes them safe', () => {
    const offer = aFacadeOffer({ title: '<b>Facciata</b>' });
    const markup = renderToStaticMarkup(
      <OfferDocument model={documentOf(offer)} sanitise={(html) => `[${html.length}]`} />,
    );
    expect(markup).toContain('&lt;b&gt;Facciata&lt;/b&gt;');
    expect(markup).toMatch(/<div class="rich-text"[^>]*>\[\d+\]<\/div>/);
    expect(markup).not.toContain('Gentile');
    const style = offerStyle({ ...documentOf(offer), foot: '</style><b>' }, offerDocumentTexts.it);
    expect(style).not.toContain('</style>');
    expect(style).toContain('"Pagina " counter(page) "/" counter(pages)');
    expect(style).toContain(`--accent: ${accents.red}`);
  });
});
