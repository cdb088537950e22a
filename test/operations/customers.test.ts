import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { customerKinds } from '#shared/schemas/customer-input.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import {
  aNewCustomer,
  asked,
  createdCustomer,
  customerOf,
  customersOf,
  refusal,
  updatedCustomer,
} from '#test/support/customers-api.ts';
import { listen } from '#test/support/live.ts';

const { client, table } = await import('#lambdas/runtime/table/table.ts');

const create = (who: Parameters<typeof refusal>[0], changes: object = {}) =>
  refusal(who, 'createCustomer', { key: randomUUID(), customer: aNewCustomer(changes) });

describe('a new customer', () => {
  it('needs no more than kind and name; the rest follows the owner [CUS-018, CUS-013]', async () => {
    const made = await createdCustomer('painter', { lastName: ' Verdi ' });
    expect(made).toMatchObject({
      ...{ kind: 'private', firstName: 'Anna', lastName: 'Verdi', country: 'IT', language: 'it' },
      ...{ sites: [], contacts: [], archived: false, revision: 1, updatedBy: 'Andrea Conti' },
    });
    expect(await customerOf('painter', made.id)).toEqual(made);
    const abroad = await createdCustomer('painter', { country: 'AT' });
    expect([abroad.country, abroad.language]).toEqual(['AT', 'de']);
  });

  it('is made once, however often it is sent', async () => {
    const sent = { key: randomUUID(), customer: aNewCustomer() };
    const first = await asked<{ id: string }>('painter', 'createCustomer', sent);
    const again = await asked<{ id: string }>('painter', 'createCustomer', sent);
    expect(again).toEqual(first);
    const other = { ...sent, customer: aNewCustomer() };
    const refused = await refusal('painter', 'createCustomer', other);
    expect(refused?.errorType).toBe('conflict');
  });

  it.each([
    ['lastName', { firstName: null, lastName: null }],
    ['company', { kind: 'condominium' }],
    ['vatNumber', { kind: 'company', company: 'Rossi', vatNumber: '00743110158' }],
    ['taxCode', { taxCode: 'RSSMRA85T10A562T' }],
    ['sdiCode', { kind: 'public', company: 'Comune', sdiCode: 'ABC1234' }],
  ])('with a wrong %s is refused [CUS-006, CUS-010, CUS-012]', async (field, changes) => {
    const refused = await create('painter', changes);
    expect([refused?.errorType, refused?.errorInfo?.field]).toEqual(['invalid-input', field]);
  });

  it('keeps sites and contacts [CUS-014, CUS-016]', async () => {
    const made = await createdCustomer('painter', { sites: [aSite()], contacts: [aContact()] });
    expect([made.sites, made.contacts]).toEqual([[aSite()], [aContact()]]);
  });

  it('is refused when the owner has 3,000, archived ones included [CUS-021]', async () => {
    const { id, uid } = await ownerOfOne();
    expect(id).toBeTruthy();
    await setCount(uid, 2999);
    expect((await createdCustomer('retailer')).revision).toBe(1);
    expect((await create('retailer'))?.errorType).toBe('too-many-customers');
    await setCount(uid, 2);
  });
});

async function ownerOfOne() {
  const { id } = await createdCustomer('retailer', { archived: true });
  const { id: uid } = await asked<{ id: string }>('retailer', 'currentUser', {});
  return { id, uid };
}

const setCount = (uid: string, count: number) =>
  client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: `CUSTOMERS#${uid}`, sk: 'COUNT' },
      UpdateExpression: 'SET #count = :count',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':count': count },
    }),
  );

describe('a save of a customer', () => {
  it('changes what is sent and nothing else; null empties a text [CUS-007]', async () => {
    const { id } = await createdCustomer('painter', { phone: '051 1234', email: 'A@Example.com' });
    const company = { kind: 'company', company: 'Anna S.n.c.', phone: null };
    const saved = await updatedCustomer('painter', { id, revision: 1, ...company });
    expect(saved).toMatchObject({ ...company, firstName: 'Anna', email: 'a@example.com', revision: 2 });
    const back = await updatedCustomer('painter', { id, revision: 2, kind: 'private' });
    expect(back).toMatchObject({ firstName: 'Anna', company: 'Anna S.n.c.' });
  });

  it('that builds on another revision is refused, with who saved and when [CUS-020]', async () => {
    const { id } = await createdCustomer('painter');
    const saved = await updatedCustomer('painter', { id, revision: 1, city: 'Bologna' });
    const refused = await refusal('painter', 'updateCustomer', {
      customer: { id, revision: 1, city: 'Modena' },
    });
    expect(refused?.errorType).toBe('conflict');
    expect(refused?.errorInfo).toEqual({ by: 'Andrea Conti', at: saved.updatedAt });
  });

  it('of two at once is one, and the other is a conflict [CUS-020]', async () => {
    const { id } = await createdCustomer('painter');
    const saves = ['Bologna', 'Modena', 'Parma'].map((city) =>
      refusal('painter', 'updateCustomer', { customer: { id, revision: 1, city } }),
    );
    const refused = (await Promise.all(saves)).map((error) => error?.errorType);
    expect(refused.toSorted()).toEqual(['conflict', 'conflict', undefined]);
    expect((await customerOf('painter', id)).revision).toBe(2);
  });

  it('archives, and takes back; the list has both [CUS-025]', async () => {
    const { id } = await createdCustomer('painter');
    await updatedCustomer('painter', { id, revision: 1, archived: true });
    const listed = (await customersOf('painter')).find((one) => one.id === id);
    expect(listed).toMatchObject({ archived: true, revision: 2 });
    expect((await updatedCustomer('painter', { id, revision: 2, archived: false })).archived).toBe(false);
  });

  it('is heard by the owner’s other windows', async () => {
    const { id, revision } = await createdCustomer('painter');
    const { id: uid } = await asked<{ id: string }>('painter', 'currentUser', {});
    const listener = await listen('painter', `user:${uid}`);
    await updatedCustomer('painter', { id, revision, city: 'Ferrara' });
    let change = await listener.next();
    while (change.revision !== 2) change = await listener.next();
    listener.close();
    expect(change).toMatchObject({ entity: 'customer', id, revision: 2 });
  });
});

describe('the demo', () => {
  it('has customers of every kind, with sites, contacts, quotations and a possible duplicate', async () => {
    const customers = await customersOf('painter');
    expect(new Set(customers.map(({ kind }) => kind))).toEqual(new Set(customerKinds));
    const { possibleDuplicates } = await import('#shared/customers/same-customers.ts');
    const pairs = possibleDuplicates(customers).map(({ first, by }) => [first.lastName, by]);
    expect(pairs).toContainEqual(['Locatelli', ['phone', 'nameAndCity']]);
    const uses = await asked<{ quotations: number }[]>('painter', 'customerUses');
    expect(uses.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the list of customers', () => {
  it('has the words that a search finds [CUS-022, CUS-023]', async () => {
    const { id } = await createdCustomer('painter', { sites: [aSite()], contacts: [aContact()] });
    const listed = (await customersOf('painter')).find((one) => one.id === id);
    expect(listed?.otherWords).toEqual([
      ...['Casa al mare', 'Via Roma 1', 'Rimini', 'Paola Galli', 'paola@example.com'],
    ]);
    expect(listed?.otherPhones).toEqual(['051 223344']);
  });

  it('comes in slices of 1,000, each customer once [CUS-021]', async () => {
    const { listCustomers } = await import('#lambdas/store/customer/customer-store.ts');
    const { writeItems } = await import('#lambdas/runtime/table/write-items.ts');
    const { aCustomer } = await import('#test/support/builders/customer.ts');
    const uid = `many-${randomUUID()}`;
    const items = Array.from({ length: 1001 }, (_, index) => aCustomer({ id: `c-${index}`, uid }));
    await writeItems(
      items.map((customer) => ({
        PutRequest: {
          Item: { pk: `CUSTOMERS#${uid}`, sk: `C#${customer.id}`, ...customer, mergedInto: undefined },
        },
      })),
    );
    const first = await listCustomers(uid);
    const second = await listCustomers(uid, first.next ?? '');
    expect([first.customers.length, second.customers.length, second.next]).toEqual([1000, 1, null]);
    const ids = [...first.customers, ...second.customers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(1001);
  });
});

describe('two customers that look like one', () => {
  it('are remembered not to be [CUS-040]', async () => {
    const [first, second] = [await createdCustomer('painter'), await createdCustomer('painter')];
    const pair = { first: first.id, second: second.id };
    const kept = await asked<typeof first>('painter', 'keepCustomersApart', pair);
    expect(kept).toMatchObject({ notDuplicateOf: [second.id], revision: 2 });
    const again = await asked<typeof first>('painter', 'keepCustomersApart', pair);
    expect(again.notDuplicateOf).toEqual([second.id]);
    const listed = (await customersOf('painter')).find(({ id }) => id === first.id);
    expect(listed?.notDuplicateOf).toEqual([second.id]);
    expect((await refusal('painter', 'keepCustomersApart', { ...pair, second: 'none' }))?.errorType).toBe(
      'not-found',
    );
    expect((await refusal('retailer', 'keepCustomersApart', pair))?.errorType).toBe('not-found');
  });
});

describe('customers of others', () => {
  it('are found by nobody, super users of every country included [CUS-003]', async () => {
    const { id } = await createdCustomer('painter');
    for (const who of ['retailer', 'superUser'] as const) {
      expect((await refusal(who, 'customer', { id }))?.errorType).toBe('not-found');
      const customer = { id, revision: 1, city: 'Roma' };
      expect((await refusal(who, 'updateCustomer', { customer }))?.errorType).toBe('not-found');
      expect((await customersOf(who)).map((one) => one.id)).not.toContain(id);
    }
  });

  it('are forbidden to private users, and closed until the e-mail is verified [CUS-002]', async () => {
    expect((await create('privateUser'))?.errorType).toBe('forbidden');
    expect((await refusal('privateUser', 'customers', {}))?.errorType).toBe('forbidden');
    expect((await create('unverified'))?.errorType).toBe('email-not-verified');
    expect((await createdCustomer('superUser')).revision).toBe(1);
  });
});
