import * as z from 'zod/mini';
import { longestName } from './product-parts-input.ts';
import { text } from './text.ts';

/** Fields of the dialog that duplicates a product; messages are translation keys. */
export const duplicateProductForm = z.object({
  it: text('nameRequired').check(z.minLength(1, 'nameRequired'), z.maxLength(longestName)),
  en: text().check(z.maxLength(longestName)),
});
export type DuplicateProductForm = z.output<typeof duplicateProductForm>;
