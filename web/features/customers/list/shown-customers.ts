import { customerName } from '#shared/customers/customer-name.ts';
import { matchCustomer, searchedCustomer } from '#shared/customers/search-customers.ts';
import { customerKinds } from '#shared/schemas/customer-input.ts';
import type { ListedCustomer } from '#web/components/customer-form/use-customers.ts';
import type { CustomerUsesQuery } from '#web/graphql/customers.ts';
import type { CustomerSort, ListState } from './list-address.ts';

export type CustomerUse = CustomerUsesQuery['customerUses'][number];
/** A customer with its name and its numbers; these are awaited by nobody. */
export type CustomerRow = ListedCustomer & { name: string; use: CustomerUse | undefined };

type Value = string | number;

const sortedBy: Record<CustomerSort, (row: CustomerRow) => Value> = {
  name: ({ name }) => name,
  kind: ({ kind }) => customerKinds.indexOf(kind),
  city: ({ city }) => city ?? '',
  phone: ({ phone, phone1 }) => phone ?? phone1 ?? '',
  quotations: ({ use }) => use?.quotations ?? 0,
  offers: ({ use }) => use?.offers ?? 0,
  lastActivity: ({ use }) => use?.lastActivity ?? '',
};

const { compare } = new Intl.Collator('it', { numeric: true });
const compared = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));

/** Rows of customers by name, each with the texts that are searched: made once, looked through at each key. */
export function customerRows(customers: readonly ListedCustomer[], uses: readonly CustomerUse[] | undefined) {
  const usesOf = new Map(uses?.map((use) => [use.customer, use]));
  return customers
    .map((customer) => ({
      row: { ...customer, name: customerName(customer), use: usesOf.get(customer.id) },
      searched: searchedCustomer(customer),
    }))
    .sort((a, b) => compare(a.row.name, b.row.name));
}

type Filters = Pick<ListState, 'kind' | 'city' | 'archived'>;

/** The rows that search and filters leave, in the order of the list; equal ones by name (CUS-022 to CUS-025). */
export function shownCustomers(
  rows: ReturnType<typeof customerRows>,
  typed: string,
  { kind, city, archived, sort, descending }: Filters & Pick<ListState, 'sort' | 'descending'>,
): CustomerRow[] {
  const matches = matchCustomer(typed);
  const value = sortedBy[sort];
  const direction = descending ? -1 : 1;
  return rows
    .filter(
      ({ row, searched }) =>
        (archived || !row.archived) &&
        (!kind || row.kind === kind) &&
        (!city || row.city === city) &&
        matches(searched),
    )
    .map(({ row }) => row)
    .sort((a, b) => direction * compared(value(a), value(b)));
}

/** The cities of customers, once each. */
export const citiesOf = (customers: readonly ListedCustomer[]): string[] =>
  [...new Set(customers.flatMap(({ city }) => city ?? []))].sort(compare);
