import type { CustomerFields } from '#shared/schemas/customer.ts';
import type { CustomerContent, CustomerForm } from '#shared/schemas/customer-form.ts';
import { newCustomerInput } from '#shared/schemas/customer-input.ts';
import { emptyCustomer } from './customer-defaults.ts';
import { settledCustomer } from './settled-customer.ts';

/** Messages, each a key, by the names of fields. */
type Wrong = Partial<Record<keyof CustomerFields, string>>;

/** The typed fields as a customer; blank ones are empty. */
export function typedCustomer(form: CustomerForm): CustomerFields {
  const typed = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return { ...emptyCustomer(form.kind, form.country), ...Object.fromEntries(typed) };
}

/** The fields that the server takes, or what is wrong with them, as the server would say (CUS-006 to CUS-012). */
export function checkCustomerForm(form: CustomerForm): { content: CustomerContent } | { wrong: Wrong } {
  const read = newCustomerInput.safeParse(form);
  const { customer, problems } = settledCustomer(typedCustomer(form));
  const wrong: Wrong = Object.fromEntries(problems.map(({ field, reason }) => [field, reason]));
  // A path of an issue begins with the name of a field.
  for (const { path, message } of read.error?.issues ?? [])
    wrong[path[0] as keyof CustomerFields] ??= message;
  if (!read.success || Object.keys(wrong).length > 0) return { wrong };
  const { sites: _, contacts: __, archived: ___, ...content } = { ...customer, ...read.data };
  const { vatNumber, taxCode, sdiCode, province } = customer;
  return { content: { ...content, vatNumber, taxCode, sdiCode, province } };
}
