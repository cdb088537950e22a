import type { Quotation } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';

/**
 * Sets the quotation's area in square metres; empty gives 100 (QCA-015, OP41). Locked rows follow by themselves:
 * the area they store is not looked at. A typed area follows no measures any more (MEA-032).
 */
export function setQuotationArea(quotation: Quotation, area: number | undefined | null): Quotation {
  return followAutomaticPacks(quotation, {
    ...quotation,
    area: area ?? defaultArea,
    areaFrom: null,
  });
}
