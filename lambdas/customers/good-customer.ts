import { settledCustomer } from '#shared/customers/settled-customer.ts';
import { DomainError } from '#shared/errors.ts';
import type { CustomerFields } from '#shared/schemas/customer.ts';

/** The customer as it is stored; `invalid-input` names the first field that is wrong (CUS-006, CUS-010, CUS-012). */
export function goodCustomer<Fields extends CustomerFields>(typed: Fields): Fields {
  const { customer, problems } = settledCustomer(typed);
  const [wrong] = problems;
  if (wrong) throw new DomainError('invalid-input', { field: wrong.field });
  return customer;
}

/** The fields that were sent: those that are left out stay as they are. */
export const sentFields = <Sent extends object>(sent: Sent) =>
  // An undefined value was not sent.
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Sent]: Exclude<Sent[Name], undefined>;
  };
