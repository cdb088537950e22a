import { describe, expect, it } from 'vitest';
import { perUnit } from '#shared/money/units.ts';
import { addedNeeds } from '#shared/pricing/added-needs.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aQuotation, aRequiredRow, aRequiringRow } from '#test/support/builders/document.ts';

const [armed] = aRequiringRow().consumptionranges;
const render = (consumptionRange: number) =>
  aRequiringRow({
    consumptionranges: [armed, { ...armed, requiredProducts: [] }] as never,
    consumptionRange,
    lockedArea: true,
  });
const mesh = (changes: Partial<QuotationRow> = {}) =>
  aRequiredRow({ combined: true, standalone: true, lockedArea: true, consumption: 1, ...changes });
const withRows = (...selectedProducts: QuotationRow[]) => aQuotation({ area: 100, selectedProducts });
const said = (before: QuotationRow[], after: QuotationRow[]) =>
  addedNeeds(withRows(...before), withRows(...after)).map(({ row, own, forRequirers }) => [
    row.sId,
    own / perUnit,
    forRequirers / perUnit,
    row.estimate / perUnit,
  ]);

describe('the need that others add to a row [OP40]', () => {
  it('is named with the row’s own when something comes to require it', () => {
    expect(said([render(1), mesh()], [render(0), mesh()])).toEqual([['rete', 100, 110, 210]]);
    expect(said([mesh()], [mesh(), render(0)])).toEqual([['rete', 100, 110, 210]]);
  });

  it('is not named where it was required before, is new, has no surface of its own, or is in pieces', () => {
    expect(said([render(0), mesh()], [render(0), mesh()])).toEqual([]);
    expect(said([render(1)], [render(0), mesh()])).toEqual([]);
    const bare = mesh({ lockedArea: false, area: 0 });
    expect(said([render(1), bare], [render(0), bare])).toEqual([]);
    const piece = mesh({ um: 'pz' });
    expect(said([render(1), piece], [render(0), piece])).toEqual([]);
  });
});
