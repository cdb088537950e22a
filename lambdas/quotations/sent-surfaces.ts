import type { Quotation } from '#shared/schemas/quotation.ts';
import type { RowEdit, UpdateQuotationInput } from '#shared/schemas/quotation-input.ts';

type Surface = Pick<Quotation, 'area' | 'areaFrom'>;
type Sent = Pick<UpdateQuotationInput, 'area' | 'areaFrom'>;

/**
 * The area that a save asks for, and the measures it is to come from. An area by itself takes the measures away (MEA-032); one
 * that is sent beside measures says nothing (MEA-035).
 */
export function sentSurface(stored: Surface, { area, areaFrom }: Sent, isMeasured: boolean): Surface {
  const isTyped = areaFrom === undefined && area != null && !isMeasured;
  const choice = isTyped ? null : areaFrom === undefined ? stored.areaFrom : areaFrom;
  return { area: choice ? stored.area : (area ?? stored.area), areaFrom: choice };
}

/** The edits of rows, by the same rule: what says nothing is left out. */
export function withSentSurfaces(
  edits: readonly RowEdit[],
  stored: ReadonlyMap<string, Surface>,
  isMeasured: boolean,
): RowEdit[] {
  return edits.map((edit) => {
    const row = stored.get(edit.sId);
    if (edit.area == null || !(row?.areaFrom || edit.areaFrom)) return edit;
    const { area, lockedArea, ...others } = edit;
    const { areaFrom } = sentSurface(row ?? { area, areaFrom: null }, edit, isMeasured);
    return areaFrom && !lockedArea ? { ...others, areaFrom } : { ...edit, areaFrom: null };
  });
}
