import { isUnusualPostalCode } from '#shared/accounts/postal-code.ts';
import type { RegisterEntry } from '#shared/registers/register.ts';
import type { CustomerFields } from '#shared/schemas/customer.ts';

/** The names of those who have an unusual postal code, of their own or at a site (OPC-41). */
export const unusualPostalCodes = (entries: readonly RegisterEntry[]): string[] =>
  entries.flatMap(({ name, fields }) => {
    // Written by the check.
    const customer = fields as CustomerFields;
    const isUnusual = [customer, ...customer.sites].some(({ country, postalCode }) =>
      isUnusualPostalCode(country, postalCode ?? ''),
    );
    return isUnusual ? [name] : [];
  });
