import {
  addingCustomers,
  changingCustomer,
  listAllCustomers,
  readCustomersNow,
} from '#lambdas/store/customer/customer-store.ts';
import { customerSheets, rowsOfCustomers } from '#shared/customers/customers-register.ts';
import { plannedCustomers } from '#shared/customers/planned-customers.ts';
import { unusualPostalCodes } from '#shared/customers/unusual-postal-codes.ts';
import type { CustomerFields } from '#shared/schemas/customer.ts';
import type { RegisterSource } from './register-source.ts';

/** Letters of an id of a site or a contact. */
const partIdLetters = 12;

/** The customers of an owner as a register (CUS-041 to CUS-044). */
export const customersRegister: RegisterSource = {
  sheets: customerSheets,
  rows: async (uid) => rowsOfCustomers(await listAllCustomers(uid)),
  // Only its check reads cards: the parser is loaded with the first of them.
  readText: async (file) => (await import('./read-vcards.ts')).readVcards(file),
  plan: async (user, { rows, problems }, newId) =>
    plannedCustomers(rows, {
      customers: await listAllCustomers(user.id),
      country: user.country,
      newId,
      newPartId: () => newId().replace(/\W/g, '').slice(-partIdLetters),
      problems,
    }),
  unusual: unusualPostalCodes,
  async apply(entries, { uid, ...saved }) {
    const stored = await readCustomersNow(
      uid,
      entries.map(({ id }) => id),
    );
    const known = new Map(stored.map((customer) => [customer.id, customer]));
    const good = entries.filter(({ id, revision }) => (known.get(id)?.revision ?? 0) === revision);
    const customers = good.map(({ id, revision, fields }) => ({
      // Those that are new have no earlier state.
      ...{ id, uid, createdAt: saved.updatedAt, notDuplicateOf: [], mergedInto: null },
      ...known.get(id),
      // Written by the check.
      ...(fields as CustomerFields),
      ...saved,
      revision: revision + 1,
    }));
    const added = customers.filter(({ revision }) => revision === 1);
    const changed = customers.filter(({ revision }) => revision > 1);
    return {
      writes: [...addingCustomers(uid, added), ...changed.map(changingCustomer)],
      ...{ added: added.length, changed: changed.length, left: entries.length - good.length },
    };
  },
};
