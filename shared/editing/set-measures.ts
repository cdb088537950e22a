import { areaOfChoice } from '#shared/measuring/choice.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { withMeasuredAreas } from './measured-areas.ts';
import { replaceRow } from './replace-row.ts';

/** Sets what was measured; areas that come from it follow, and automatic packages follow them (MEA-030, MEA-034). */
export function setMeasures(quotation: Quotation, measures: Measures): Quotation {
  return followAutomaticPacks(quotation, withMeasuredAreas({ ...quotation, measures }));
}

/** Takes the quotation's area from measures. null, or a choice without an area, leaves the area as a typed one (MEA-033). */
export function setQuotationChoice(quotation: Quotation, choice: Choice | null): Quotation {
  const area = choice && areaOfChoice(quotation.measures, choice);
  if (area == null) return { ...quotation, areaFrom: null };
  return followAutomaticPacks(quotation, { ...quotation, area, areaFrom: choice });
}

/** Takes the own area of a row from measures and unlocks it (MEA-031); null leaves its area as a typed one. */
export function setRowChoice(quotation: Quotation, sId: string, choice: Choice | null): Quotation {
  const area = choice && areaOfChoice(quotation.measures, choice);
  const after = replaceRow(quotation, sId, (row) =>
    area == null ? { ...row, areaFrom: null } : { ...row, area, areaFrom: choice, lockedArea: false },
  );
  return followAutomaticPacks(quotation, after);
}
