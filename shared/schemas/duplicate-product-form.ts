import * as z from 'zod/mini';
import { longestName } from './product-parts-input.ts';
import { text } from './text.ts';

/** What the dialog that duplicates a product asks for; messages are translation keys. */
export const duplicateProductForm = z.object({
  it: text('nameRequired').check(z.minLength(1, 'nameRequired'), z.maxLength(longestName)),
  en: text().check(z.maxLength(longestName)),
});
export type DuplicateProductForm = z.output<typeof duplicateProductForm>;
