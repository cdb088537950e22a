import * as z from 'zod/mini';
import { parseTypedQuantity } from '#shared/money/parse-typed-quantity.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { perUnit } from '#shared/money/units.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';

/** Typed text by the typed rule; a number, from the store, as it is; undefined when empty. */
function squareMetresOf(value: string | number | null | undefined): number | undefined {
  if (typeof value !== 'string') return value ?? undefined;
  const typed = parseTypedQuantity(value);
  return typed === undefined ? undefined : typed / perUnit;
}

/**
 * The edit-area dialog: required (QCA-012), at least 0 (QCA-013), with a decimal comma (QCA-014), at most what
 * the store takes. Takes typed text or a number, gives square metres. Issues are keys of messages.
 */
export const areaForm = z.object({
  area: z.pipe(
    z.pipe(z.nullish(z.union([z.string(), z.number()])), z.transform(squareMetresOf)),
    z
      .number({ error: ({ input }) => (input === beyondAnyLimit ? 'area.maxValue' : 'area.required') })
      .check(z.gte(0, { error: 'area.minValue' }), z.lte(largestArea, { error: 'area.maxValue' })),
  ),
});
