import { randomUUID } from 'node:crypto';
import { fields } from '#lambdas/schema.ts';
import type { Customer, CustomerLight } from '#shared/schemas/customer.ts';
import { documentOf } from './api-document.ts';
import { type Answer, graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

/** Calls a field of the API by its name alone, and selects its whole answer. */
function call(who: Who | null, field: string, variables: object): Promise<Answer<unknown>> {
  const { typeName } = fields.find(({ fieldName }) => fieldName === field) ?? { typeName: 'Query' };
  return graphql(who, documentOf(`${typeName}.${field}`), { ...variables });
}

/** The whole answer of a field. */
export const asked = async <Result>(who: Who, field: string, variables: object = {}): Promise<Result> => {
  const data = answered((await call(who, field, variables)) as Answer<Record<string, unknown>>);
  return Object.values(data)[0] as Result;
};

/** The refusal of a call; undefined when it was answered. */
export const refusal = async (who: Who | null, field: string, variables: object = {}) =>
  (await call(who, field, variables)).errors?.[0];

/** A private customer of this test alone. */
export const aNewCustomer = (changes: object = {}) => ({
  kind: 'private',
  firstName: 'Anna',
  lastName: `Rossi ${randomUUID().slice(0, 8)}`,
  ...changes,
});

export const createdCustomer = (who: Who, changes: object = {}): Promise<Customer> =>
  asked(who, 'createCustomer', { key: randomUUID(), customer: aNewCustomer(changes) });

export const updatedCustomer = (who: Who, customer: object): Promise<Customer> =>
  asked(who, 'updateCustomer', { customer });

export const customerOf = (who: Who, id: string): Promise<Customer> => asked(who, 'customer', { id });

/** All customers of somebody, slice by slice. */
export async function customersOf(who: Who): Promise<CustomerLight[]> {
  const all: CustomerLight[] = [];
  for (let after: string | null = null; ; ) {
    const slice: { items: CustomerLight[]; next: string | null } = await asked(who, 'customers', { after });
    all.push(...slice.items);
    if (slice.next === null) return all;
    after = slice.next;
  }
}
