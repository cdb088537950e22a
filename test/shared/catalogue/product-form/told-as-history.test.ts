import { describe, expect, it } from 'vitest';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { toldAsHistory } from '#shared/catalogue/product-form/told-as-history.ts';
import { anEditedProduct } from './an-edited-product.ts';

const draft = fromProduct(anEditedProduct());
const named = {
  ...draft,
  priceranges: draft.priceranges.map((range) => ({ ...range, name: 'Bianco' })),
};
const told = (path: string[], mine: unknown = 1, theirs: unknown = 2, of = named) =>
  toldAsHistory([{ path, mine, theirs }], of)[0]?.path.join(' ');

describe('what two people changed in a product', () => {
  it('is told as the history tells it: ranges by their names, packages by their sizes', () => {
    const size = draft.priceranges[0]?.packs[0]?.packaging;
    expect(told(['priceranges', '1', 'colors'])).toBe('priceranges Bianco colors');
    expect(told(['priceranges', '1', 'packs', '1', 'prices', 'pcu'])).toBe(
      `priceranges Bianco prices ${size} pcu`,
    );
    expect(told(['priceranges', '1', 'packs', '9', 'packaging'])).toBe(
      'priceranges Bianco prices 9 packaging',
    );
    expect(told(['priceranges', '1', 'packs'])).toBe('priceranges Bianco packs');
  });

  it('is told by the number of a range that nobody named', () => {
    expect(told(['consumptionranges', '1', 'consumption'])).toBe('consumptionranges 1 consumption');
    expect(told(['priceranges', '1', 'colors'], 1, 2, draft)).toBe('priceranges 1 colors');
  });

  it('is told by the name of a range that one of the two removed', () => {
    expect(told(['priceranges', '7'], undefined, { name: 'Scuro' })).toBe('priceranges Scuro');
    expect(told(['priceranges', '7'], { name: 'Medio' }, undefined)).toBe('priceranges Medio');
    expect(told(['consumptionranges', '7'], undefined, {})).toBe('consumptionranges 7');
  });

  it('is told by the name that a range has, whatever became of its parts', () => {
    const painted = {
      ...named,
      consumptionranges: named.consumptionranges.map((range) => ({ ...range, name: 'Due mani' })),
    };
    expect(told(['consumptionranges', '1', 'consumption'], 1, 2, painted)).toBe(
      'consumptionranges Due mani consumption',
    );
    expect(told(['priceranges', '1', 'packs', '9'], { name: 'Altro' }, undefined)).toBe(
      'priceranges Bianco prices 9',
    );
    expect(told(['priceranges', '1', 'colors', '2'], { name: 'Altro' }, undefined)).toBe(
      'priceranges Bianco colors 2',
    );
    expect(told(['priceranges', '7'], { name: 5 }, 'x')).toBe('priceranges 7');
  });

  it('stays where it is no range', () => {
    expect(told(['um'])).toBe('um');
    expect(told(['priceranges'])).toBe('priceranges');
    expect(told(['attachments', 'it', '1'])).toBe('attachments it 1');
  });
});
