import * as z from 'zod/mini';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { typedNumber } from './typed-number.ts';

/**
 * The edit-area dialog: required (QCA-012), at least 0 (QCA-013), with a decimal comma (QCA-014), at most what
 * the store takes. Takes typed text or a number, gives square metres. Issues are keys of messages.
 */
export const areaForm = z.object({
  area: z.pipe(
    typedNumber('mq'),
    z
      .number({ error: ({ input }) => (input === beyondAnyLimit ? 'area.maxValue' : 'area.required') })
      .check(z.gte(0, { error: 'area.minValue' }), z.lte(largestArea, { error: 'area.maxValue' })),
  ),
});
