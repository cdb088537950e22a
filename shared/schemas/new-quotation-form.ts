import * as z from 'zod/mini';
import { isItaly } from '#shared/geography/countries.ts';
import { defaultQuotationName, longestQuotationName } from '#shared/schemas/quotation-bounds.ts';
import { id } from './id.ts';
import { text } from './text.ts';

const required = (message: string) =>
  text(message).check(z.minLength(1, message), z.maxLength(longestQuotationName));

const province = required('provinceRequired').check(z.toUpperCase());
/** Where no province is asked for, none is sent (QVW-055, OP37). */
const noProvince = z.pipe(
  z.nullish(z.string()),
  z.transform((): string | undefined => undefined),
);

/** Fields of the dialog that duplicates a quotation. */
export const duplicateQuotationForm = z.object({ name: required('nameRequired') });

/** The owner's customer and one of their sites; missing where nobody is asked (CUS-027). */
const partner = z.optional(z.nullable(id));

const inItaly = z.object({
  ...duplicateQuotationForm.shape,
  location: required('locationRequired'),
  province,
  customerId: partner,
  siteId: partner,
});
const elsewhere = z.object({ ...inItaly.shape, province: z.optional(noProvince) });

/** The output of the form: a province, in capitals, only where one is required. */
export type NewQuotationForm = z.output<typeof inItaly | typeof elsewhere>;
/** The values that the form holds. */
export type QuotationFieldValues = z.input<typeof elsewhere>;

/**
 * The name and place of a quotation, as the new-quotation and the edit-details dialogs ask for them;
 * messages are translation keys (QLS-029 to QLS-032, QVW-050 to QVW-052). `country` is the current user's.
 */
export function newQuotationForm(country: string | null | undefined) {
  return isItaly(country) ? inItaly : elsewhere;
}

/** The values with which the new-quotation dialog opens each time (QLS-022, QLS-023). */
export const newQuotationDefaults = { name: defaultQuotationName, location: '', province: '' };
