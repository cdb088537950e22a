import { areaOfChoice, livingChoice } from '#shared/measuring/choice.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { withRows } from './replace-row.ts';

type Measured = Pick<Quotation, 'area' | 'areaFrom' | 'measures' | 'selectedProducts'>;
type Surface = { area: number; areaFrom: Choice | null };

/**
 * The quotation with the areas that its measures give (MEA-028, MEA-031). Choices lose what is gone; one without any line is
 * dropped and its last area stays as a typed one (MEA-033). A choice that says nothing of the area leaves it as it is: a
 * height may be typed anew. The same quotation when all is so already.
 */
export function withMeasuredAreas<Q extends Measured>(quotation: Q): Q {
  const ofMeasures = (surface: Surface): Surface => {
    const areaFrom = livingChoice(quotation.measures, surface.areaFrom);
    return { areaFrom, area: (areaFrom && areaOfChoice(quotation.measures, areaFrom)) ?? surface.area };
  };
  return withSurfaces(quotation, ofMeasures);
}

/**
 * The same as it is stored: a choice that takes no line in m² is dropped too, so that nobody reads an area that its measures do
 * not give (MEA-034).
 */
export function withSettledAreas<Q extends Measured>(quotation: Q): Q {
  return withSurfaces(withMeasuredAreas(quotation), ({ area, areaFrom }) => {
    const isGiven = areaFrom && areaOfChoice(quotation.measures, areaFrom) !== undefined;
    return { area, areaFrom: isGiven ? areaFrom : null };
  });
}

function withSurfaces<Q extends Measured>(quotation: Q, settle: (surface: Surface) => Surface): Q {
  const { area, areaFrom } = quotation.areaFrom ? settle(quotation) : quotation;
  const settled = withRows(
    quotation,
    quotation.selectedProducts.map((row) => (row.areaFrom ? withSurface(row, settle(row)) : row)),
  );
  const isSame = area === quotation.area && areaFrom === quotation.areaFrom;
  return isSame ? settled : { ...settled, area, areaFrom };
}

/** A row with a choice has an area of its own; a locked one follows the quotation's. */
function withSurface(row: QuotationRow, { area, areaFrom }: Surface): QuotationRow {
  if (row.lockedArea === true) return { ...row, areaFrom: null };
  const isSame = row.area === area && row.areaFrom === areaFrom && row.lockedArea === false;
  return isSame ? row : { ...row, area, areaFrom, lockedArea: false };
}
