import { describe, expect, it } from 'vitest';
import {
  hasPhaseEnglish,
  isPhaseTranslation,
  phaseTexts,
  withPhaseTranslations,
} from '#shared/catalogue/translation/phase-translation.ts';
import {
  hasPriceRangeEnglish,
  hasProductEnglish,
  priceRangeTexts,
  productTexts,
} from '#shared/catalogue/translation/product-texts.ts';
import {
  isProductTranslation,
  withPriceRangeTranslations,
  withProductTranslations,
} from '#shared/catalogue/translation/product-translation.ts';

const product = {
  id: 'p1',
  name: { it: 'Fissativo', de: 'Grundierung' },
  details: { it: '<p>Interni</p>', en: '<p>old</p>' },
  specs: { it: '', en: '<p>kept</p>' },
  consumptionranges: [{ name: 'Liscio', consumption: 0.2 }],
  priceranges: [
    { name: 'Bianco', name_i18n: { it: 'Bianco', de: 'Weiß' } },
    { name: 'Blu', name_i18n: null },
  ],
};
const translations = {
  name: 'Primer',
  details: '<p>Indoors</p>',
  specs: '',
  consumptionRanges: [{ index: 0, name: 'Smooth' }],
  priceRanges: [
    { index: 1, name: 'Blue' },
    { index: 0, name: 'White' },
  ],
};
const answer = { success: true, translations };

describe('the translation of a product', () => {
  it('fills the English of name, details, specifications and all ranges, and nothing else [TRA-005, OPC-51]', () => {
    expect(withProductTranslations(product, translations)).toEqual({
      id: 'p1',
      name: { it: 'Fissativo', en: 'Primer', de: 'Grundierung' },
      details: { it: '<p>Interni</p>', en: '<p>Indoors</p>' },
      // A text that is empty in Italian was not translated.
      specs: { it: '', en: '<p>kept</p>' },
      consumptionranges: [{ name: 'Liscio', consumption: 0.2, name_i18n: { it: 'Liscio', en: 'Smooth' } }],
      priceranges: [
        { name: 'Bianco', name_i18n: { it: 'Bianco', en: 'White', de: 'Weiß' } },
        { name: 'Blu', name_i18n: { it: 'Blu', en: 'Blue' } },
      ],
    });
  });

  it('of the price ranges asks for their names alone and fills nothing else [TRA-006]', () => {
    expect(priceRangeTexts(product)).toEqual({
      ...{ name: '', details: '', specs: '', consumptionranges: [] },
      priceranges: productTexts(product).priceranges,
    });
    const { priceranges, ...others } = withPriceRangeTranslations(product, translations);
    expect(priceranges.map(({ name_i18n }) => name_i18n)).toMatchObject([{ en: 'White' }, { en: 'Blue' }]);
    const { priceranges: _, ...before } = product;
    expect(others).toEqual(before);
  });

  it('leaves a range alone whose name was not translated', () => {
    const none = { ...translations, priceRanges: [{ index: 0, name: '' }] };
    expect(withPriceRangeTranslations(product, none)).toEqual(product);
  });

  it('would write over English that is there: this is asked first [OPC-51]', () => {
    expect(hasProductEnglish(product)).toBe(true);
    const emptied = { ...product, details: { it: '<p>Interni</p>', en: '<p></p>' } };
    expect([hasProductEnglish(emptied), hasPriceRangeEnglish(product)]).toEqual([false, false]);
    const priceranges = [{ name: 'Blu', name_i18n: { it: 'Blu', en: 'Blue' } }];
    expect(hasProductEnglish({ ...emptied, priceranges })).toBe(true);
    expect(hasPriceRangeEnglish({ ...emptied, priceranges })).toBe(true);
    const consumptionranges = [{ name: 'Liscio', name_i18n: { it: 'Liscio', en: 'Smooth' } }];
    expect(hasProductEnglish({ ...emptied, consumptionranges })).toBe(true);
  });

  it.each([
    ['a success of the right shape', answer, true],
    ['no success', { ...answer, success: false }, false],
    ['an answer without success', { translations }, false],
    ['nothing', null, false],
    ['a text that is missing', { success: true, translations: { ...translations, specs: undefined } }, false],
    ['a lost range', { success: true, translations: { ...translations, consumptionRanges: [] } }, false],
    [
      'a place that comes twice',
      {
        success: true,
        translations: {
          ...translations,
          priceRanges: [
            { index: 0, name: 'a' },
            { index: 0, name: 'b' },
          ],
        },
      },
      false,
    ],
    [
      'a place that was not sent',
      { success: true, translations: { ...translations, consumptionRanges: [{ index: 1, name: 'a' }] } },
      false,
    ],
  ])('is told from what is none: %s [TRA-013, OPC-51]', (_, given, good) => {
    expect(isProductTranslation(given, productTexts(product))).toBe(good);
  });
});

const phase = {
  name: { it: 'Fondo', en: 'old' },
  procedure: { it: '<p>Pulire</p>' },
  withProcedure: true,
  choices: [
    { products: ['a'], procedure: { it: '<p>Uno</p>' } },
    { products: ['b'], procedure: null },
    { products: ['c'], procedure: { it: '<p>Tre</p>', en: 'old' } },
  ],
};
const inEnglish = {
  name: 'Base coat',
  procedure: '<p>Clean</p>',
  choices: [
    { index: 2, procedure: '<p>Three</p>' },
    { index: 0, procedure: '<p>One</p>' },
    { index: 1, procedure: '' },
  ],
};

describe('the translation of a phase', () => {
  it('fills the English name and procedure [TRA-009, TRA-010]', () => {
    expect(withPhaseTranslations(phase, inEnglish)).toMatchObject({
      name: { it: 'Fondo', en: 'Base coat' },
      procedure: { it: '<p>Pulire</p>', en: '<p>Clean</p>' },
      withProcedure: true,
    });
  });

  it('fills the English procedure of each choice, matched by index [TRA-011]', () => {
    expect(phaseTexts(phase).choices).toEqual([
      { index: 0, procedure: '<p>Uno</p>' },
      { index: 1, procedure: '' },
      { index: 2, procedure: '<p>Tre</p>' },
    ]);
    expect(withPhaseTranslations(phase, inEnglish).choices).toEqual([
      { products: ['a'], procedure: { it: '<p>Uno</p>', en: '<p>One</p>' } },
      { products: ['b'], procedure: null },
      { products: ['c'], procedure: { it: '<p>Tre</p>', en: '<p>Three</p>' } },
    ]);
  });

  it('would write over English that is there: this is asked first [OPC-51]', () => {
    expect(hasPhaseEnglish(phase)).toBe(true);
    expect(hasPhaseEnglish({ ...phase, name: { it: 'Fondo' }, choices: phase.choices.slice(0, 2) })).toBe(
      false,
    );
    expect(hasPhaseEnglish({ ...phase, name: { it: 'Fondo' } })).toBe(true);
  });

  it.each([
    ['a success of the right shape', { success: true, translations: inEnglish }, true],
    ['no success', { success: false, translations: inEnglish }, false],
    ['an answer without translations', { success: true }, false],
    ['lost choices', { success: true, translations: { ...inEnglish, choices: [] } }, false],
  ])('is told from what is none: %s [TRA-014]', (_, given, good) => {
    expect(isPhaseTranslation(given, phaseTexts(phase))).toBe(good);
  });
});
