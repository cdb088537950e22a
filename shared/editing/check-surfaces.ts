import { DomainError } from '#shared/errors.ts';
import { checkChoices } from '#shared/measuring/check-measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';

/** Refuses more chosen measures than can be stored (`too-large`), and an area that they make too large (`invalid-input`). */
export function checkSurfaces(quotation: Quotation): void {
  const surfaces = [quotation, ...quotation.selectedProducts];
  checkChoices(surfaces.map(({ areaFrom }) => areaFrom));
  if (surfaces.some(({ area }) => area > largestArea))
    throw new DomainError('invalid-input', { field: 'area' });
}
