import { describe, expect, it } from 'vitest';
import { choiceNames } from '#shared/guided-test/choice-names.ts';

const products: Record<string, string> = { fondo: 'Fondo F2', rete: 'Rete 160' };
const words = {
  language: 'it',
  productName: (id: string) => products[id],
  numbered: (number: number) => `Scelta ${number}`,
};
const titled = (it: string, en?: string) => ({ title: { it, en }, products: ['fondo'] });
const untitled = (...ids: string[]) => ({ title: null, products: ids });

describe('what the choices of a phase are called', () => {
  it('is their title, in the language of the interface', () => {
    expect(choiceNames([titled('Lavaggio', 'Washing')], words)).toEqual(['Lavaggio']);
    expect(choiceNames([titled('Lavaggio', 'Washing')], { ...words, language: 'en' })).toEqual(['Washing']);
  });

  it('is that of their products, where they have no title', () => {
    expect(choiceNames([untitled('fondo', 'rete'), { ...titled(' '), products: ['rete'] }], words)).toEqual([
      'Fondo F2 + Rete 160',
      'Rete 160',
    ]);
  });

  it('is their place, where their products are not known', () => {
    expect(choiceNames([untitled(), untitled('gone')], words)).toEqual(['Scelta 1', 'Scelta 2']);
  });

  it('tells those of the same products apart', () => {
    expect(choiceNames([untitled('fondo'), untitled('rete'), untitled('fondo')], words)).toEqual([
      'Fondo F2',
      'Rete 160',
      'Fondo F2 (2)',
    ]);
  });
});
