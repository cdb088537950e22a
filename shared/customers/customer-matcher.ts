import type { Customer, CustomerFields } from '#shared/schemas/customer.ts';
import { customerName } from './customer-name.ts';
import { comparedPhone } from './same-customers.ts';

type Known = Pick<Customer, 'id'> & CustomerFields;

const word = (text: string | null) => text?.trim().toLowerCase().replace(/\s+/gu, ' ') || undefined;
const phonesOf = ({ phone, phone1 }: CustomerFields) =>
  [comparedPhone(phone), comparedPhone(phone1)].filter((digits) => digits !== undefined);

/** The marks by which an import finds a customer, the strongest first (CUS-043). */
const marksOf: readonly ((customer: CustomerFields) => readonly (string | undefined)[])[] = [
  ({ vatNumber }) => [word(vatNumber)],
  ({ taxCode }) => [word(taxCode)],
  ({ email }) => [word(email)],
  (customer) => {
    const name = word(customerName(customer));
    return name ? phonesOf(customer).map((digits) => `${digits} ${name}`) : [];
  },
];

/** Finds the customer that a row means: by its id, else by the first of its marks that somebody has. */
export function customerMatcher<One extends Known>(customers: readonly One[]) {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const byMark = marksOf.map((marks) => {
    const known = new Map<string, One>();
    for (const customer of customers)
      for (const mark of marks(customer)) if (mark && !known.has(mark)) known.set(mark, customer);
    return known;
  });
  return (id: string | null, typed: CustomerFields): One | undefined => {
    const same = id === null ? undefined : byId.get(id);
    if (same) return same;
    for (const [place, marks] of marksOf.entries())
      for (const mark of marks(typed)) {
        const found = mark && byMark[place]?.get(mark);
        if (found) return found;
      }
    return undefined;
  };
}
