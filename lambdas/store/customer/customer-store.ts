import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { filled } from '#lambdas/runtime/table/filled.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf, sliceOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { ConditionFailed, check, put, transact, update } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { emptyCustomer } from '#shared/customers/customer-defaults.ts';
import { DomainError } from '#shared/errors.ts';
import { italy } from '#shared/geography/countries.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { mostCustomers } from '#shared/schemas/customer-input.ts';

/** Customers of one answer: light ones of this number stay far below a megabyte. */
const sliceSize = 1000;

export const customerKey = (uid: string, id: string) => ({
  pk: partitions.customers(uid),
  sk: sorts.customer(id),
});

/** How many customers an owner has: it guards the most of them. */
const countKey = (uid: string) => ({ pk: partitions.customers(uid), sk: 'COUNT' });

type Item = Record<string, unknown>;

const itemOf = (customer: Customer) => ({
  ...customerKey(customer.uid, customer.id),
  ...filled(customer),
});

function customerOf(item: Item): Customer {
  const { pk, sk, ...stored } = item;
  const missing = { notDuplicateOf: [], mergedInto: null };
  // Written by itemOf.
  return { ...emptyCustomer('private', italy), ...missing, ...stored } as unknown as Customer;
}

const isThere = ({ mergedInto }: Customer) => mergedInto === null;

/** A customer of the owner; one that is being merged into another is gone for every reader. */
export async function readCustomer(uid: string, id: string): Promise<Customer | undefined> {
  const item = await readItem(customerKey(uid, id));
  const customer = item && customerOf(item);
  return customer && isThere(customer) ? customer : undefined;
}

/** The same; `not-found` without one, and for a customer of somebody else (CUS-003). */
export const existingCustomer = async (uid: string, id: string): Promise<Customer> =>
  mustBeThere(await readCustomer(uid, id));

/** A slice of the owner's customers in the order of their ids, and where the next one begins. */
export async function listCustomers(
  uid: string,
  after?: string,
): Promise<{ customers: Customer[]; next: string | null }> {
  const { items, next } = await sliceOf(partitions.customers(uid), {
    prefix: sorts.customer.prefix,
    after: after === undefined ? undefined : sorts.customer(after),
    limit: sliceSize,
  });
  return {
    customers: items.map(customerOf).filter(isThere),
    next: next === undefined ? null : (sorts.customer.restOf(next) ?? null),
  };
}

/** All customers of an owner. */
export async function listAllCustomers(uid: string): Promise<Customer[]> {
  const items = await itemsOf(partitions.customers(uid), {
    prefix: sorts.customer.prefix,
    ConsistentRead: true,
  });
  return items.map(customerOf).filter(isThere);
}

/** Those of some customers that there are, perhaps as they were a moment ago. */
export const readCustomers = (uid: string, ids: readonly string[]) => readSome(uid, ids, false);
/** The same as they are now. */
export const readCustomersNow = (uid: string, ids: readonly string[]) => readSome(uid, ids, true);

async function readSome(uid: string, ids: readonly string[], isNow: boolean): Promise<Customer[]> {
  const keys = [...new Set(ids)].map((id) => customerKey(uid, id));
  return (await getItems(keys, isNow)).map(customerOf).filter(isThere);
}

/** Holds while a customer is there, and is not becoming part of another one. */
export const customerIsThere = (uid: string, id: string) =>
  check({
    Key: customerKey(uid, id),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(mergedInto)',
  });

/** Counts customers that come or go; more than an owner may have are refused. */
export const countingCustomers = (uid: string, change: number) =>
  update({
    Key: countKey(uid),
    UpdateExpression: 'ADD #count :change',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':change': change, ...(change > 0 && { ':room': mostCustomers - change }) },
    ...(change > 0 && { ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room' }),
  });

/** The writes of new customers, and of their number. */
export const addingCustomers = (uid: string, customers: readonly Customer[]) =>
  customers.length === 0
    ? []
    : [
        ...customers.map((customer) =>
          put({ Item: itemOf(customer), ConditionExpression: 'attribute_not_exists(pk)' }),
        ),
        countingCustomers(uid, customers.length),
      ];

/** Stores a new customer and what its key made; `too-many-customers` when there is no room (CUS-021). */
export async function createCustomer(customer: Customer, once: Once, now: Date): Promise<string> {
  const { uid, id } = customer;
  const writes = [once.remembering(id, now), ...addingCustomers(uid, [customer])];
  try {
    await transact(writes);
  } catch (cause) {
    const isFull = cause instanceof ConditionFailed && cause.refused.includes(writes.length - 1);
    throw isFull ? new DomainError('too-many-customers', undefined, { cause }) : cause;
  }
  return id;
}

/** A change of the owner's own that is right after any other save: done again after a lost race. */
export const changeCustomerAnyhow = (
  uid: string,
  id: string,
  change: (customer: Customer) => Customer,
): Promise<Customer> =>
  tryAgain(async () => {
    const customer = change(await existingCustomer(uid, id));
    await changeCustomer(customer);
    return customer;
  });

/** The write of a changed customer, whose revision is one above the stored one. */
export const changingCustomer = (customer: Customer) =>
  put({ Item: itemOf(customer), ...stillOf(customer.revision - 1) });

/** Writes a change; `conflict` after another save in between. */
export const changeCustomer = (customer: Customer): Promise<void> => transact([changingCustomer(customer)]);
