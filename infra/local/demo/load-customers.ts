import { newId } from '#lambdas/runtime/new-id.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { addingCustomers } from '#lambdas/store/customer/customer-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { emptyCustomer } from '#shared/customers/customer-defaults.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { settledCustomer } from '#shared/customers/settled-customer.ts';
import type { Contact, Customer, CustomerFields, Site } from '#shared/schemas/customer.ts';
import type { User } from '#shared/schemas/user.ts';
import { demoRows } from './demo-file.ts';

type DemoCustomer = Partial<Omit<CustomerFields, 'sites' | 'contacts'>> &
  Pick<CustomerFields, 'kind' | 'country'> & {
    owner: string;
    sites?: Partial<Site>[];
    contacts?: Partial<Contact>[];
    /** The quotations that were made for them, at their first site. */
    quotations?: string[];
  };

/** The customer and the site of a quotation. */
export type QuotedFor = { customerId: string; siteId: string | null };

const emptySite = { label: null, address: null, postalCode: null, city: null, province: null, note: null };
const emptyContact = { name: '', role: null, phone: null, email: null };

/** Writes the customers of painters; answers for which of them each quotation was made. */
export async function loadCustomers(
  users: ReadonlyMap<string, User>,
  now: Date,
  withSent: boolean,
): Promise<ReadonlyMap<string, QuotedFor>> {
  const quotedFor = new Map<string, QuotedFor>();
  const owners = Map.groupBy(await demoRows<DemoCustomer>('customers', withSent), ({ owner }) => owner);
  for (const [owner, demo] of owners) {
    const user = users.get(owner);
    if (!user) throw new Error(`The demo has no user ${owner}.`);
    const made = demo.map((each) => ({
      quotations: each.quotations ?? [],
      customer: customerOf(each, user, now),
    }));
    for (const { quotations, customer } of made)
      for (const quotation of quotations)
        quotedFor.set(quotation, { customerId: customer.id, siteId: customer.sites[0]?.id ?? null });
    await transact(
      addingCustomers(
        user.id,
        made.map(({ customer }) => customer),
      ),
    );
  }
  return quotedFor;
}

function customerOf(demo: DemoCustomer, user: User, now: Date): Customer {
  const { owner, quotations, sites = [], contacts = [], ...given } = demo;
  const typed = {
    ...emptyCustomer(given.kind, given.country),
    ...given,
    sites: sites.map(
      (site, index): Site => ({
        ...emptySite,
        ...{ id: `cantiere-${index + 1}`, country: given.country, dwelling: true },
        ...site,
      }),
    ),
    contacts: contacts.map(
      (contact, index): Contact => ({
        ...emptyContact,
        id: `contatto-${index + 1}`,
        ...contact,
      }),
    ),
  };
  const { customer, problems } = settledCustomer(typed);
  if (problems.length > 0) throw new Error(`${customerName(typed)}: ${JSON.stringify(problems)}`);
  const at = now.toISOString();
  return {
    ...customer,
    ...{ id: newId(), uid: user.id, revision: 1, createdAt: at, updatedAt: at, updatedBy: displayName(user) },
    ...{ notDuplicateOf: [], mergedInto: null },
  };
}
