import { aContact, aSite } from '#test/support/builders/customer.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, made, within } from './creation.ts';

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
  return {
    'Mutation.createCustomer': { args: () => ({ customer }), changed: within('customer', another) },
  };
}
