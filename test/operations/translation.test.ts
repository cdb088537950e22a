import { describe, expect, it } from 'vitest';
import { phaseTexts } from '#shared/catalogue/translation/phase-translation.ts';
import { productTexts } from '#shared/catalogue/translation/product-texts.ts';
import { isProductTranslation } from '#shared/catalogue/translation/product-translation.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

const productDocument = `mutation ($productData: ProductToTranslate!) {
  translateProduct(productData: $productData) {
    success
    translations {
      name details specs
      consumptionRanges { index name }
      priceRanges { index name }
    }
  }
}`;
const phaseDocument = `mutation ($phaseData: PhaseToTranslate!) {
  translatePhase(phaseData: $phaseData) {
    success translations { name procedure choices { index procedure } }
  }
}`;

const product = {
  name: { it: 'Fissativo' },
  details: { it: '<p>Per <strong>interni</strong>.</p><ul><li><p>Uno</p></li></ul>', en: 'old' },
  specs: { it: '<p>Diluire</p>' },
  consumptionranges: [{ name: 'Liscio' }, { name: 'Ruvido' }],
  priceranges: [{ name: 'vecchio', name_i18n: { it: 'Bianco', de: 'Weiß' } }],
};
const phase = {
  name: { it: 'Fondo' },
  procedure: { it: '<p>Pulire</p>' },
  choices: [{ procedure: null }, { procedure: { it: '<p>Stendere</p>' } }],
};

const translateProduct = (who: Who, productData: object = productTexts(product)) =>
  graphql<{ translateProduct: unknown }>(who, productDocument, { productData });
const translatePhase = (who: Who, phaseData: object = phaseTexts(phase)) =>
  graphql<{ translatePhase: unknown }>(who, phaseDocument, { phaseData });

describe('translating a product', () => {
  it('takes its texts, each range with its name in all languages, and answers the English ones by their place [TRA-001, TRA-002, TRA-003, TRA-004]', async () => {
    const sent = productTexts(product);
    expect(sent.priceranges).toEqual([
      { name: 'vecchio', name_i18n: { it: 'Bianco', en: null, de: 'Weiß' } },
    ]);
    const { translateProduct: answer } = answered(await translateProduct('superUser', sent));
    expect(answer).toEqual({
      success: true,
      translations: {
        name: '[EN] Fissativo',
        details: '<p>[EN] Per <strong>interni</strong>.</p><ul><li><p>[EN] Uno</p></li></ul>',
        specs: '<p>[EN] Diluire</p>',
        consumptionRanges: [
          { index: 0, name: '[EN] Liscio' },
          { index: 1, name: '[EN] Ruvido' },
        ],
        priceRanges: [{ index: 0, name: '[EN] Bianco' }],
      },
    });
    expect(isProductTranslation(answer, sent)).toBe(true);
  });

  it('answers no markup that rich texts may not hold', async () => {
    const details = '<p onclick="x()">Testo <script>alert(1)</script><img src=x></p>';
    const { translateProduct: answer } = answered(
      await translateProduct('superUser', { ...productTexts(product), details }),
    );
    expect(answer).toMatchObject({ translations: { details: '<p>[EN] Testo </p>' } });
  });

  it.each([
    ['more ranges than a product has', { priceranges: Array.from({ length: 201 }, () => ({ name: 'x' })) }],
    ['a text that is too long', { details: 'x'.repeat(50_001) }],
    ['a name that is too long', { name: 'x'.repeat(301) }],
  ])('refuses %s', async (_, change) => {
    const answer = await translateProduct('superUser', { ...productTexts(product), ...change });
    expect(codeOf(answer)).toBe('invalid-input');
  });
});

describe('translating a phase', () => {
  it('takes name, procedure and the procedures of its choices, and answers the English ones by their index [TRA-007, TRA-008]', async () => {
    expect(answered(await translatePhase('superUser')).translatePhase).toEqual({
      success: true,
      translations: {
        name: '[EN] Fondo',
        procedure: '<p>[EN] Pulire</p>',
        choices: [
          { index: 0, procedure: '' },
          { index: 1, procedure: '<p>[EN] Stendere</p>' },
        ],
      },
    });
  });
});

describe('translations', () => {
  it('are for super users alone [TRA-018]', async () => {
    expect(codeOf(await translateProduct('painter'))).toBe('forbidden');
    expect(codeOf(await translatePhase('retailer'))).toBe('forbidden');
  });
});
