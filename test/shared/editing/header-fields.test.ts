import { describe, expect, it } from 'vitest';
import { emptyHeader, listedFields, partsOfFields } from '#shared/editing/header-fields.ts';
import { quotationHeader, quotationLight } from '#shared/schemas/quotation.ts';

describe('the table of a header’s fields', () => {
  it('lists the fields of the light quotation', () => {
    expect([...listedFields].sort()).toEqual(Object.keys(quotationLight.shape).sort());
  });

  it('has an empty value for each field that may have none', () => {
    const mayBeEmpty = Object.entries(quotationHeader.shape).filter(
      ([name, field]) =>
        name !== 'selectedIncidences' && [null, []].some((empty) => field.safeParse(empty).success),
    );
    expect(Object.keys(emptyHeader).sort()).toEqual(mayBeEmpty.map(([name]) => name).sort());
    for (const [name, field] of mayBeEmpty) {
      const empty = emptyHeader[name as keyof typeof emptyHeader];
      expect(field.parse(empty)).toEqual(empty);
    }
  });

  it('names each part once, as people are asked about it', () => {
    expect(partsOfFields).toEqual([
      ...['name', 'location', 'province', 'customer', 'archived', 'area', 'discounts', 'note'],
    ]);
  });
});
