import { randomUUID } from 'node:crypto';
import type { Customer, CustomerLight } from '#shared/schemas/customer.ts';
import { documentOf } from './api-document.ts';
import { type Answer, graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

const mutation = (field: string) => `Mutation.${field}`;
const query = (field: string) => `Query.${field}`;

const call = (who: Who | null, operation: string, variables: object): Promise<Answer<unknown>> =>
  graphql(who, documentOf(operation), { ...variables });

/** The answer of an operation whose document selects everything. */
export const asked = async <Result>(who: Who, operation: string, variables: object): Promise<Result> => {
  const data = answered((await call(who, operation, variables)) as Answer<Record<string, unknown>>);
  return Object.values(data)[0] as Result;
};

export const refusedCall = async (who: Who | null, operation: string, variables: object) =>
  (await call(who, operation, variables)).errors?.[0];

/** A private customer of this test alone. */
export const aNewCustomer = (changes: object = {}) => ({
  kind: 'private',
  firstName: 'Anna',
  lastName: `Rossi ${randomUUID().slice(0, 8)}`,
  ...changes,
});

export const createdCustomer = (who: Who, changes: object = {}): Promise<Customer> =>
  asked(who, mutation('createCustomer'), { key: randomUUID(), customer: aNewCustomer(changes) });

export const updatedCustomer = (who: Who, customer: object): Promise<Customer> =>
  asked(who, mutation('updateCustomer'), { customer });

export const customerOf = (who: Who, id: string): Promise<Customer> => asked(who, query('customer'), { id });

/** All customers of somebody, slice by slice. */
export async function customersOf(who: Who): Promise<CustomerLight[]> {
  const all: CustomerLight[] = [];
  for (let after: string | null = null; ; ) {
    const { items, next }: { items: CustomerLight[]; next: string | null } = await asked(
      who,
      query('customers'),
      { after },
    );
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}
