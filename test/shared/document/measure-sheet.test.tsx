import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { measureSheetTexts } from '#lambdas/documents/measure-sheet-texts.ts';
import { MeasureSheet } from '#shared/document/measure-sheet.tsx';
import { measureSheetModel } from '#shared/document/measure-sheet-model.ts';
import { measureSheetStyle } from '#shared/document/measure-sheet-style.ts';
import { type MeasureSheetLanguage, measureSheetLanguages } from '#shared/document/measure-sheet-texts.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import {
  aLine,
  anOpening,
  aPlace,
  aRoom,
  exactRule,
  noThreshold,
  someMeasures,
} from '#test/support/builders/measures.ts';

const now = new Date('2026-11-18T10:00:00Z');
/** With plain blanks before units. */
const withBlanks = <Model,>(model: Model): Model =>
  JSON.parse(JSON.stringify(model).replaceAll('\u00a0', ' '));
const sheetOf = (measures: Measures, language: MeasureSheetLanguage = 'it') =>
  withBlanks(measureSheetModel(aQuotation({ measures }), { language, now }, measureSheetTexts[language]));
const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((below) => `${key}.${below}`),
  );
/** The number of a printed measure: '− 4,32 m²' is 4.32. */
const numberOf = (printed: string) => Number(printed.replace(/[^\d,]/g, '').replace(',', '.'));

describe('the measurement sheet', () => {
  it('is headed by the owner, and names the job, the day and the rule in words [MEA-041]', () => {
    const { owner, job, date, title, rule } = sheetOf(someMeasures([aRoom()]));
    expect(owner.lead).toBe('Tinteggiature Bellini S.n.c.');
    expect(job).toEqual({ label: 'Cantiere', name: 'Condominio Via dei Mille 14', place: 'Bologna (BO)' });
    expect([title, date]).toEqual(['Foglio misure', '18/11/2026']);
    expect(rule.text).toBe(
      'Vuoto per pieno: le aperture fino a 4 m² non si detraggono, quelle più grandi si detraggono intere.',
    );
  });

  it('says each line as typed and as value, its openings with what became of them, and the sums [MEA-019, MEA-041]', () => {
    const [sala] = sheetOf(someMeasures([aRoom()])).places;
    const [walls, ceiling, skirting] = sala?.lines ?? [];
    expect(walls).toMatchObject({
      description: 'Pareti',
      dimensions: [
        { value: '1', typed: null },
        { value: '15,6', typed: '2×(4,20+3,60)' },
        { value: '2,70', typed: null },
      ],
      ...{ gross: '42,12 m²', coefficient: '1', net: '37,80 m²' },
    });
    expect(walls?.openings.map(({ description, outcome }) => [description, outcome])).toEqual([
      ['Porta', 'non detratta (vuoto per pieno)'],
      ['Finestra', '− 4,32 m²'],
    ]);
    expect(ceiling?.net).toBe('15,12 m²');
    expect(skirting).toMatchObject({ gross: '14,70 m', net: '14,70 m' });
    expect(skirting?.dimensions[2]).toEqual({ value: '–', typed: null });
    expect(sala).toMatchObject({ sumLabel: 'Totale Sala', sums: ['52,92 m²', '14,70 m'] });
  });

  it('says a number that was rounded beside the typed one, and another coefficient than 1 [MEA-041]', () => {
    const line = aLine('15,6065', '2.7', { coefficient: 1150, count: '2' });
    const [place] = sheetOf(someMeasures([aPlace('Muri', [line])])).places;
    expect(place?.lines[0]).toMatchObject({
      dimensions: [
        { value: '2', typed: null },
        { value: '15,607', typed: '15,6065' },
        { value: '2,7', typed: null },
      ],
      coefficient: '1,15',
      isMultiplied: true,
    });
  });

  it('says the rules, that of a place too, and the sum of several places [MEA-041]', () => {
    const places = [aRoom('Sala'), { ...aRoom('Cucina'), rule: exactRule }];
    const sheet = sheetOf(someMeasures(places, noThreshold));
    expect(sheet.rule.text).toBe('Vuoto per pieno: nessuna apertura si detrae.');
    expect(sheet.places.map(({ rule }) => rule)).toEqual([null, 'Misura esatta: ogni apertura si detrae.']);
    expect(sheet.total).toEqual({ label: 'Totale', sums: ['108,27 m²', '29,40 m'] });
    expect(sheetOf(someMeasures([aRoom()])).total).toBeNull();
    expect(sheetOf(someMeasures([])).nothing).toBe("Non c'è ancora nessuna misura.");
  });

  it('exists in Italian, English and German, each with every text [MEA-041]', () => {
    for (const language of measureSheetLanguages) {
      expect(keysOf(measureSheetTexts[language])).toEqual(keysOf(measureSheetTexts.it));
      expect(sheetOf(someMeasures([aRoom()]), language).language).toBe(language);
    }
    const german = sheetOf(someMeasures([aRoom()]), 'de');
    expect([german.title, german.columns[1]]).toEqual(['Aufmaß', 'Anz.']);
    expect(german.places[0]?.lines[0]?.openings[0]?.outcome).toBe('nicht abgezogen (übermessen)');
  });

  it('adds up by hand: each printed net is gross less deductions, times the coefficient [MEA-042]', () => {
    const size = fc.integer({ min: 1, max: 99_999 }).map((mm) => (mm / 1000).toFixed(3).replace('.', ','));
    const coefficient = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(
        size,
        size,
        coefficient,
        fc.array(fc.tuple(size, size), { maxLength: 3 }),
        (a, h, k, holes) => {
          const openings = holes.map(([width, height]) => anOpening(width, height));
          const [place] = sheetOf(
            someMeasures([aPlace('Sala', [aLine(a, h, { coefficient: k, openings })])]),
          ).places;
          const [line] = place?.lines ?? [];
          if (!line) return true;
          const deducted = line.openings.reduce(
            (sum, { outcome }) => sum + (outcome.startsWith('−') ? Math.round(numberOf(outcome) * 100) : 0),
            0,
          );
          const left = BigInt(Math.round(numberOf(line.gross) * 100) - deducted);
          const times = left * BigInt(Math.round(numberOf(line.coefficient) * 1000));
          expect(Math.round(numberOf(line.net) * 100)).toBe(Number((times + 500n) / 1000n));
          expect(place?.sums.join('')).toBe(line.net === '0,00 m²' ? '' : line.net);
          return true;
        },
      ),
    );
  });

  it('is one table a place, whose texts are texts', () => {
    const named = { ...aRoom('<b>Sala</b>'), id: 'place000' };
    const model = sheetOf(someMeasures([named]));
    const markup = renderToStaticMarkup(<MeasureSheet model={model} />);
    expect(markup).toContain('&lt;b&gt;Sala&lt;/b&gt;');
    expect(markup.match(/<table>/g)).toHaveLength(1);
    for (const text of ['2×(4,20+3,60)', '− 4,32 m²', '37,80 m²', '52,92 m²']) expect(markup).toContain(text);
    const style = measureSheetStyle(
      { ...model, job: { ...model.job, name: '</style><b>' } },
      measureSheetTexts.it,
    );
    expect(style).not.toContain('</style>');
    expect(style).toContain('counter(pages)');
  });
});
