import { describe, expect, it } from 'vitest';
import { searchProducts } from '#shared/search/search-products.ts';
import { aProduct } from '#test/support/builders/product.ts';

const lime = aProduct({
  id: 'lime',
  name: { it: 'Pittura di calce', en: 'Lime paint', de: 'Kalkfarbe' },
  phases: ['finitura', 'fondo'],
});
const primer = aProduct({ id: 'primer', name: { it: 'Primer silicato' }, phases: ['fondo'] });
const products = [lime, primer];
const found = (wanted: Partial<Parameters<typeof searchProducts>[1]>) =>
  searchProducts(products, { language: 'it', ...wanted }).map(({ id }) => id);

describe('the text search of the manual selection', () => {
  it('looks into the name in the language of the user and in Italian [QNW-010]', () => {
    expect(found({ search: 'lime', language: 'en' })).toEqual(['lime']);
    expect(found({ search: 'calce', language: 'en' })).toEqual(['lime']);
    expect(found({ search: 'lime', language: 'it' })).toEqual([]);
    expect(found({ search: 'kalk', language: 'en' })).toEqual([]);
  });

  it('takes capitals as small letters and wants every word', () => {
    expect(found({ search: 'CALCE pitt' })).toEqual(['lime']);
    expect(found({ search: 'pittura silicato' })).toEqual([]);
  });

  it('keeps the order of the catalogue when nothing is typed', () => {
    expect(found({ search: ' ' })).toEqual(['lime', 'primer']);
  });
});

describe('the phase filter of the manual selection', () => {
  it('keeps the products that hold the chosen phase [QNW-011]', () => {
    expect(found({ phase: 'finitura' })).toEqual(['lime']);
    expect(found({ phase: 'fondo' })).toEqual(['lime', 'primer']);
    expect(found({ phase: 'fin' })).toEqual([]);
    expect(found({ phase: null })).toEqual(['lime', 'primer']);
  });

  it('holds together with the text', () => {
    expect(found({ phase: 'fondo', search: 'primer' })).toEqual(['primer']);
  });
});

it('ignores case and accents, and blanks around what was typed [PRD-007, OPC-54]', () => {
  const accented = [aProduct({ name: { it: 'Finitura Ocra Però', en: 'Façade' } })];
  const found = (search: string, language = 'it') => searchProducts(accented, { search, language }).length;
  expect(['  PERO ', 'però', 'cra', 'facade'].map((search) => found(search))).toEqual([1, 1, 1, 0]);
  expect([found('facade', 'en'), found('però', 'en')]).toEqual([1, 1]);
});
