import { measurePlaces } from '#shared/measuring/measure-places.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** Units that a quantity can be measured in (OFR-016). */
const measuredUnits = ['mq', 'm', 'pz'] as const;

/** Whether lines of a unit can take their quantity from measures. */
export const isMeasured = (unit: string): boolean => measuredUnits.some((known) => known === unit);

/**
 * The sum of chosen places and lines in a unit, each line once, in thousandths (OFR-016). undefined when the choice takes
 * no line in this unit, or one that cannot be counted.
 */
export function measuredQuantity(measures: Measures, { entries }: Choice, unit: string): number | undefined {
  const wanted = new Set(entries.flatMap(({ place, line }) => place ?? line ?? []));
  const chosen = measurePlaces(measures).flatMap(({ place, lines }) =>
    lines.filter(({ line }) => wanted.has(place.id) || wanted.has(line.id)),
  );
  if (chosen.some(({ fault }) => fault)) return undefined;
  const inUnit = chosen.flatMap(({ values }) => (values?.unit === unit ? [values.net] : []));
  // Nets are hundredths.
  return inUnit.length === 0 ? undefined : inUnit.reduce((sum, net) => sum + net, 0) * 10;
}

/** The quantity that a line's measures give today, in thousandths; undefined where it is the line's. */
export function quantityChange(
  { id, unit, quantity, quantityFrom }: OfferLine,
  measures: Measures | undefined,
): { lineId: string; quantity: number | null } | undefined {
  if (!quantityFrom) return undefined;
  const now = measures && measuredQuantity(measures, quantityFrom.choice, unit);
  return now === quantity ? undefined : { lineId: id, quantity: now ?? null };
}
