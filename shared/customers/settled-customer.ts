import { isItaly } from '#shared/geography/countries.ts';
import { readTaxCode } from '#shared/identifiers/tax-code.ts';
import { readVatNumber } from '#shared/identifiers/vat-number.ts';
import type { CustomerFields } from '#shared/schemas/customer.ts';
import { customerName } from './customer-name.ts';
import { showsField } from './shows-field.ts';

/** A field that is wrong, by the key of its message. */
export type CustomerProblem = { field: keyof CustomerFields; reason: string };

type Settled<Fields> = { customer: Fields; problems: CustomerProblem[] };

/**
 * A customer with its identifiers as they are stored, and what is wrong with it. Fields that the kind does not show are
 * kept as they are (CUS-007); a wrong field too, so that a form can show it.
 */
export function settledCustomer<Fields extends CustomerFields>(typed: Fields): Settled<Fields> {
  const problems: CustomerProblem[] = [];
  const read = (
    field: 'vatNumber' | 'taxCode' | 'sdiCode',
    readAs: (value: string) => string | null | undefined,
  ) => {
    const value = typed[field];
    if (value === null || !showsField(typed.kind, field)) return value;
    const settled = readAs(value);
    if (settled === undefined) problems.push({ field, reason: `customers.problems.${field}` });
    return settled === undefined ? value : settled;
  };
  const nameField = typed.kind === 'private' ? 'lastName' : 'company';
  if (!customerName(typed)) problems.push({ field: nameField, reason: 'nameRequired' });
  const customer = {
    ...typed,
    vatNumber: read('vatNumber', (value) => readVatNumber(value, typed.country)),
    taxCode: read('taxCode', readTaxCode),
    sdiCode: read('sdiCode', (value) => readSdiCode(value, typed.kind === 'public')),
    province: isItaly(typed.country) ? typed.province : null,
    sites: typed.sites.map((site) => ({ ...site, province: isItaly(site.country) ? site.province : null })),
  };
  return { customer, problems };
}

/** Seven letters or digits, six for public bodies, in capitals (CUS-012). */
function readSdiCode(typed: string, isPublic: boolean): string | undefined {
  const code = typed.trim().toUpperCase();
  return (isPublic ? /^[A-Z\d]{6}$/ : /^[A-Z\d]{7}$/).test(code) ? code : undefined;
}
