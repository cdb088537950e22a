import { describe, expect, it } from 'vitest';
import { type ProductTexts, productSearch } from '#shared/search/search-products.ts';
import { aProduct } from '#test/support/builders/product.ts';

const lime = aProduct({
  id: 'lime',
  name: { it: 'Pittura di calce', en: 'Lime paint', de: 'Kalkfarbe' },
  phases: ['esterni'],
});
const siloxane = aProduct({ id: 'siloxane', name: { it: 'Adda Acril-Silossanica' }, phases: ['esterni'] });
const plain = aProduct({ id: 'plain', name: { it: 'Tanaro Traspirante' }, phases: ['interni'] });
const board = aProduct({ id: 'board', name: { it: 'Alpe Pannello EPS' }, phases: ['cappotto'] });
const anchor = aProduct({ id: 'anchor', name: { it: 'Alpe Tassello 155 mm' }, phases: ['cappotto'] });
const products = [lime, siloxane, plain, board, anchor];

const texts: ProductTexts = {
  language: 'it',
  phases: new Map([
    ['esterni', { it: 'Finitura per esterni', en: 'Exterior finish' }],
    ['interni', { it: 'Finitura per interni', en: 'Interior finish' }],
    ['cappotto', { it: 'Sistema a cappotto', en: 'Insulation system' }],
  ]),
  words: new Map([
    ['plain', { tags: 'cartongesso', texts: ['idropittura', 'bianco', 'calce'] }],
    ['lime', { tags: '', texts: ['minerale', 'antimuffa'] }],
  ]),
};
const found = (typed: string, language = 'it') =>
  productSearch(products, { ...texts, language })(typed).map(({ id }) => id);

describe('the search of products', () => {
  it('looks into the name in the language of the user and in Italian [QNW-010, PRD-007]', () => {
    expect(found('lime', 'en')).toEqual(['lime']);
    expect(found('calce', 'en')[0]).toBe('lime');
    expect(found('lime')).toEqual([]);
    expect(found('kalk', 'en')).toEqual([]);
  });

  it('finds a phase, in both languages, a tag and a word of the texts [QNW-010]', () => {
    expect(found('cappotto')).toEqual(['board', 'anchor']);
    expect(found('insulation', 'en')).toEqual(['board', 'anchor']);
    expect(found('cappotto', 'en')).toEqual(['board', 'anchor']);
    expect(found('insulation')).toEqual([]);
    expect(found('cartongesso')).toEqual(['plain']);
    expect(found('idropittura')).toEqual(['plain']);
  });

  it('ignores case and accents, and blanks around what was typed [PRD-007, OPC-54]', () => {
    expect(found('  PÌTTURA ')).toEqual(found('pittura'));
    expect(found('pittura')[0]).toBe('lime');
  });

  it('wants every word, in any order [OP35]', () => {
    expect(found('calce pittura di')).toEqual(['lime']);
    expect(found('calce pitt')).toEqual(['lime', 'plain']);
    expect(found('pitt calce')).toEqual(['lime', 'plain']);
    expect(found('esterni silossanica')).toEqual(['siloxane']);
    expect(found('pittura cappotto')).toEqual([]);
  });

  it.each([
    ['silosanica', 'a letter less'],
    ['silosssanica', 'a letter more'],
    ['sirossanica', 'another letter'],
    ['silsosanica', 'two letters swapped'],
    ['silosan', 'a letter less, and the word not yet ended'],
    ['acrilica', 'another ending'],
    ['finitura acrìlica', 'an ending and an accent'],
  ])('forgives one typing error: %s, %s', (typed) => {
    expect(found(typed)).toEqual(['siloxane']);
  });

  it('forgives neither two errors, nor one in the first letter, a short word or a number', () => {
    expect(['sillosanicca', 'zilossanica', 'apl', '165'].map((typed) => found(typed))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(found('155')).toEqual(['anchor']);
  });

  it('answers the name first, then phase, tags and texts; all of them before words with an error', () => {
    const named = (id: string, it: string, phases: string[] = []) => aProduct({ id, name: { it }, phases });
    const ranked = [
      named('error', 'Calca'),
      named('text', 'Uno'),
      named('tag', 'Due'),
      named('phase', 'Tre', ['lime']),
      named('inside', 'Nanocalce'),
      named('start', 'Calcestruzzo'),
      named('name', 'Di calce'),
    ];
    const search = productSearch(ranked, {
      language: 'it',
      phases: new Map([['lime', { it: 'Velature a calce' }]]),
      words: new Map([
        ['text', { tags: '', texts: ['calce'] }],
        ['tag', { tags: 'calce', texts: [] }],
      ]),
    });
    const inOrder = ['name', 'start', 'inside', 'phase', 'tag', 'text', 'error'];
    expect(search('calce').map(({ id }) => id)).toEqual(inOrder);
  });

  it('keeps the given order among equals, and of all when nothing is typed', () => {
    expect(found('alpe')).toEqual(['board', 'anchor']);
    expect(found(' ')).toEqual(['lime', 'siloxane', 'plain', 'board', 'anchor']);
  });

  it('takes short parts inside names alone: texts would answer with nearly everything', () => {
    expect(found('rasp')).toEqual(['plain']);
    expect(found('ras')).toEqual(['plain']);
    expect(found('muf')).toEqual([]);
    expect(found('muff')).toEqual(['lime']);
  });
});
