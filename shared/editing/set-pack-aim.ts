import type { PackAim } from '#shared/pricing/pack-aim.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';

/** The packages of rows follow an aim from now on; without one, the automatic counts (OP7). */
export function setPackAim(quotation: Quotation, sIds: ReadonlySet<string>, aim: PackAim | null): Quotation {
  const selectedProducts = quotation.selectedProducts.map((row) =>
    sIds.has(row.sId) ? { ...row, packAim: aim } : row,
  );
  return withAutomaticPacks({ ...quotation, selectedProducts }, sIds);
}
