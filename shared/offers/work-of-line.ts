import type { Localised } from '#shared/schemas/localised.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { type WorkUnit, workUnits } from '#shared/schemas/work.ts';
import type { WorkContent } from '#shared/schemas/work-input.ts';

const inAll = ({ it, en = null, de = null }: Localised) => ({ it, en, de });

export const isWorkUnit = (unit: string): unit is WorkUnit => workUnits.some((each) => each === unit);

/** The content of a new work that is kept of a line: all but its quantity and discount (WRK-014). */
export function newWorkOf(line: OfferLine, code: string, unit: WorkUnit): WorkContent {
  const { description, longText, price, vat, hours, hourlyCost, unitCost, work } = line;
  return {
    ...{ code, description: inAll(description), longText: longText && inAll(longText), group: null, unit },
    ...{ price, vat, hours, hourlyCost, unitCost },
    ...{ finished: work?.finished ?? false, phases: [] },
  };
}
