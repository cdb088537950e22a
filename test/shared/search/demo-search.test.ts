import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Product } from '#shared/schemas/product.ts';
import { productWords } from '#shared/search/product-words.ts';
import { productSearch } from '#shared/search/search-products.ts';

const demo = <Thing>(file: string): Thing[] =>
  JSON.parse(readFileSync(`infra/local/demo/data/${file}.json`, 'utf8'));
const products = demo<Product>('products')
  .map((product) => ({
    ...product,
    phases: Object.keys(product.phases),
  }))
  .toSorted((one, other) => one.name.it.localeCompare(other.name.it, 'it'));
const phases = new Map(demo<{ id: string; name: Localised }>('phases').map(({ id, name }) => [id, name]));
const texts = (language: 'it' | 'en') =>
  new Map(
    products.map((product) => {
      const { it, en } = productWords(product);
      return [product.id, { tags: '', texts: [...it, ...(language === 'en' ? en : [])] }];
    }),
  );
const searchIn = (language: 'it' | 'en') =>
  productSearch(products, { language, phases, words: texts(language) });
const inItalian = searchIn('it');
const inEnglish = searchIn('en');
const found = (typed: string) => inItalian(typed).map(({ id }) => id);

it.each([
  ['idropittura', 'tanaro-traspirante'],
  ['silosanica', 'adda-silossanica'],
  ['silossannica', 'adda-silossanica'],
  ['finitura acrìlica', 'adda-acrilsilossanica'],
  ['acrilica finitura', 'adda-acrilsilossanica'],
  ['antimufa', 'orba-antimuffa'],
  ['tasseli 215', 'alpe-tassello-215'],
  ['calce interni', 'tanaro-calce'],
  ['interni calce', 'tanaro-calce'],
  ['fondo silicato', 'piave-fondo-silicato'],
  ['pannello grafite', 'alpe-pannello-eps-grafite'],
  ['fisativo', 'piave-fissativo'],
  ['telo', 'telo-protezione'],
  ['silossanica', 'adda-silossanica'],
  ['acril silossanica', 'adda-acrilsilossanica'],
])('a painter who types "%s" finds %s first', (typed, first) => {
  expect(found(typed)[0]).toBe(first);
});

it('a phase finds all of its products', () => {
  const ofPhase = products.filter((product) => product.phases.includes('sistema-cappotto'));
  expect(ofPhase.length).toBeGreaterThan(10);
  expect(found('cappotto').slice(0, ofPhase.length).toSorted()).toEqual(
    ofPhase.map(({ id }) => id).toSorted(),
  );
});

it('an English screen finds English and Italian words', () => {
  const first = (typed: string) => inEnglish(typed)[0]?.id;
  expect(first('breathable')).toBe('tanaro-traspirante');
  expect(first('siloxan')).toContain('siloss');
  expect(inEnglish('cappotto').length).toBeGreaterThan(10);
  expect(inEnglish('idropittura').map(({ id }) => id)).toContain('tanaro-traspirante');
});
