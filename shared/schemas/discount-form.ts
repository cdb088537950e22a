import * as z from 'zod/mini';
import { fractionOfPercent } from '#shared/money/fraction-of-percent.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { typedNumber } from './typed-number.ts';

const percentage = z.pipe(
  z.pipe(
    typedNumber('%'),
    z.transform((percent) => percent && fractionOfPercent(percent)),
  ),
  z
    .number({ error: ({ input }) => (input === beyondAnyLimit ? 'validation.range' : 'validation.required') })
    .check(z.gte(0, { error: 'validation.range' }), z.lte(1, { error: 'validation.range' })),
);

/**
 * The discount dialog: coding, extra and accounting discount in percent, in the order they apply (QCA-019), each
 * required (QCA-016) and from 0 to 100 (QCA-017); gives stored fractions (QCA-018). Issues are keys of messages.
 */
export const discountForm = z.object({
  discount: percentage,
  discountExtra: percentage,
  discountAccounting: percentage,
});
