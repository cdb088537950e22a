import { readCustomers } from '#lambdas/store/customer/customer-store.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type OwnQuotationLight, readOwnLights } from './light-quotation-store.ts';

/** The names of the customers of own quotations. */
export async function namesOfCustomers(
  { id }: Pick<CurrentUser, 'id'>,
  own: readonly OwnQuotationLight[],
): Promise<Map<string, string>> {
  const ids = own.flatMap(({ customerId }) => customerId ?? []);
  const customers = ids.length > 0 ? await readCustomers(id, ids) : [];
  return new Map(customers.map((customer) => [customer.id, customerName(customer)]));
}

/** The customers of a page, each by its quotation: only the user's own have one for them (CUS-003, CUS-030). */
export async function customersOfQuotations(
  user: Pick<CurrentUser, 'id'>,
  page: readonly (QuotationLight & { customerId?: string | null })[],
) {
  const own = page.filter(({ uid }) => uid === user.id);
  const known = own.every((row): row is OwnQuotationLight => row.customerId !== undefined);
  const lights = known ? own : await readOwnLights(own);
  const names = await namesOfCustomers(user, lights);
  const customers = new Map(lights.map(({ id, customerId }) => [id, customerId]));
  return ({ id }: Pick<QuotationLight, 'id'>) => {
    const customer = customers.get(id);
    const name = customer && names.get(customer);
    return customer && name ? { id: customer, name } : null;
  };
}
