import { aContact, aSite } from '#test/support/builders/customer.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { type Creations, made, remembered, within } from './creation.ts';

const another = {
  ...{ kind: 'company', firstName: 'Altra', lastName: 'Persona', company: 'Altra S.r.l.' },
  ...{ vatNumber: '00743110157', taxCode: 'RSSMRA85T10A562S', sdiCode: 'ABC1234', pec: 'a@pec.example' },
  ...{ email: 'altra@example.com', phone: '051 1', phone1: '051 2', address: 'Via Po 1', city: 'Modena' },
  ...{ postalCode: '41121', province: 'MO', country: 'AT', language: 'en', paysByTaxTransfer: true },
  ...{ note: 'Altro', sites: [aSite()], contacts: [aContact()], archived: true },
};

/** Creations of things that belong to an owner. The first customer also creates the item that counts them. */
export async function customerCreations(by: Editor): Promise<Creations> {
  const customer = { kind: 'private', firstName: 'Anna', company: 'Rossi' };
  await made(by, 'Mutation.createCustomer', { key: 'ground-customer', customer });
  const one = remembered((unique) => made(by, 'Mutation.createCustomer', { key: `one-${unique}`, customer }));
  const two = remembered((unique) => made(by, 'Mutation.createCustomer', { key: `two-${unique}`, customer }));
  return {
    'Mutation.mergeCustomers': {
      args: async (unique) => ({
        merge: {
          ...{ kept: await one(unique), other: await two(unique), keptRevision: 1, otherRevision: 1 },
          fromOther: ['city'],
        },
      }),
      changed: within('merge', {
        ...{ kept: 'another', other: 'one-more', keptRevision: 2, otherRevision: 2, fromOther: [] },
      }),
      same: (job) => as<{ id: string }>(job).id,
      later: () => finishJobs('customer_merge'),
      // A race of the two writes of a customer has one winner; the others are answered after it.
      atOnce: 2,
    },
    'Mutation.eraseCustomer': {
      args: async (unique) => ({ erasure: { id: await one(`erased-${unique}`), name: 'Anna' } }),
      changed: within('erasure', { id: 'another', accepted: true }),
      same: (job) => as<{ id: string }>(job).id,
      later: () => finishJobs('customer_erasure'),
      atOnce: 2,
    },
    'Mutation.createCustomer': { args: () => ({ customer }), changed: within('customer', another) },
  };
}
