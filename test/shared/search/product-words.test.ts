import { describe, expect, it } from 'vitest';
import { productWords } from '#shared/search/product-words.ts';
import { tagsOfProducts } from '#shared/search/tags-of-products.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

const bare = { consumptionranges: [], priceranges: [] };

describe('the words that a product is found by', () => {
  it('are those of details and specifications, without markup, units and numbers, once each', () => {
    const product = aProduct({
      ...bare,
      details: { it: '<p>Idropittura per <b>interni</b>, 14 l</p>', en: '<p>Wall paint for interni</p>' },
      specs: { it: '<ul><li>Idropittura</li><li>più lavabile</li></ul>' },
    });
    expect(productWords(product)).toEqual({
      it: ['idropittura', 'per', 'interni', 'piu', 'lavabile'],
      en: ['wall', 'paint', 'for'],
    });
  });

  it('are the names of ranges too, and of colours that have a name', () => {
    const colour = (code: string) => ({ code, r: 0, g: 0, b: 0 });
    const product = aProduct({
      consumptionranges: [{ ...aConsumptionRange(), name: 'Muffa lieve' }],
      priceranges: [
        {
          name: 'x',
          name_i18n: { it: 'Tinte chiare', en: 'Light colours' },
          colors: [colour('Terra di Siena'), colour('RAL 1001')],
          prices: [],
        },
      ],
    });
    expect(productWords(product)).toEqual({
      it: ['muffa', 'lieve', 'tinte', 'chiare', 'terra', 'siena'],
      en: ['light', 'colours'],
    });
  });

  it('end at 500 a language', () => {
    const long = Array.from({ length: 700 }, (_, at) => `parola${at}`).join(' ');
    expect(productWords(aProduct({ ...bare, details: { it: long } })).it).toHaveLength(500);
  });
});

it('the tags of a product are those of the choices that offer it, by name', () => {
  const choice = (products: string[], changes: object) => ({
    ...{
      products,
      visibility: 'conditions' as const,
      visibilityConditions: [],
      recommended: 'never' as const,
    },
    ...{ recommendedConditions: [], withProcedure: false, procedure: null, priorities: [] },
    ...changes,
  });
  const phases = [
    { choices: [choice(['a', 'b'], { visibilityConditions: [['muffa']] })] },
    {
      choices: [
        choice(['a'], {
          recommendedConditions: [['alghe', 'muffa']],
          priorities: [{ value: 1, tags: ['gone'] }],
        }),
      ],
    },
  ];
  const found = tagsOfProducts(phases, [
    { slug: 'muffa', name: 'Muffa' },
    { slug: 'alghe', name: 'Alghe verdi' },
  ]);
  expect([...found].map(([id, names]) => [id, [...names]])).toEqual([
    ['a', ['Muffa', 'Alghe verdi', 'gone']],
    ['b', ['Muffa']],
  ]);
});
