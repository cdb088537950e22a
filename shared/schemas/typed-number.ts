import * as z from 'zod/mini';
import { readTypedNumber, type TypedUnit } from '#shared/money/read-typed-number.ts';

/**
 * Typed text as the number it is understood as, in its unit, or a number as it is; undefined when empty. The issue of a
 * text that is no number is the key of its message.
 */
export const typedNumber = (unit: TypedUnit) =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value, { issues }) => {
      if (typeof value !== 'string') return value ?? undefined;
      const read = readTypedNumber(value, unit);
      if (typeof read !== 'string') return read?.value;
      issues.push({ code: 'custom', message: `validation.${read}`, input: value });
      return z.NEVER;
    }),
  );
