import { randomUUID } from 'node:crypto';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { local } from '#infra/local/environment.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);
const { listQuotationsAs } = await import('#lambdas/help/list-quotations-as.ts');
const { listHelpViews: operation } = await import('#lambdas/help/list-help-views.ts');
const { listPhasesAs } = await import('#lambdas/help/list-phases-as.ts');
const { listSelectableProductsAs } = await import('#lambdas/help/list-selectable-products-as.ts');
const { readQuotationAs } = await import('#lambdas/help/read-quotation-as.ts');
const { forgetHelpViews, forgetViewer, listHelpViews, noteHelpView } = await import(
  '#lambdas/store/help/help-store.ts'
);
const { client } = await import('#lambdas/runtime/table/table.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { digestOf, onceKey } = await import('#lambdas/store/once/once-store.ts');
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');

const now = new Date('2026-11-20T10:20:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const giulia = aSuperUser({ firstName: 'Giulia', lastName: 'Ferrero' });
const contextOf = (acting: typeof giulia, at: Date) => ({
  caller: { kind: 'user' as const, user: acting },
  address: '',
  now: at,
  newId: randomUUID,
});
const look = (userId: string, at = now, acting = giulia) =>
  listQuotationsAs.run({ userId }, contextOf(acting, at)) as Promise<{ items: { name: string }[] }>;

async function stored(changes: Partial<User> = {}): Promise<User> {
  const id = randomUUID();
  const user = aStoredUser({ id, uid: id, email: `${id}@example.com`, country: 'IT', ...changes });
  await writeUser(user);
  return user;
}
async function made(user: User, name: string, country: string) {
  const key = randomUUID();
  const input = { key, name, location: 'Bologna', province: null, selectedProducts: [] };
  const header = newHeader(input, currentUser({ ...user, country }), key, now);
  await createQuotation({ header, rows: [] }, onceKey(user.id, key, digestOf(input)), now);
  return key;
}

it('one hour of looking at the same is one look, the next hour or another super user is another', async () => {
  const { id } = await stored();
  await look(id);
  await look(id, later(39));
  expect(await listHelpViews(id, now)).toEqual([
    { what: 'quotations', at: now.toISOString(), by: 'Giulia Ferrero', viewerId: giulia.id },
  ]);
  await look(id, later(40));
  await look(id, now, aSuperUser({ id: 'luca', uid: 'luca', firstName: 'Luca', lastName: 'Rota' }));
  const names = (await listHelpViews(id, now)).map(({ by }) => by);
  expect(names.toSorted()).toEqual(['Giulia Ferrero', 'Giulia Ferrero', 'Luca Rota']);
});

it('a look that cannot be noted is not answered', async () => {
  const user = await stored();
  await made(user, 'Facciata', 'IT');
  const send = client.send.bind(client);
  const failing = vi.spyOn(client, 'send').mockImplementation((command: Parameters<typeof send>[0]) => {
    if (command instanceof TransactWriteCommand) throw new Error('The table does not answer.');
    return send(command);
  });
  await expect(look(user.id)).rejects.toThrow('The table does not answer.');
  failing.mockRestore();
  expect((await look(user.id)).items.map(({ name }) => name)).toEqual(['Facciata']);
});

it('is kept for 180 days, in the partition of the user', async () => {
  const { id } = await stored();
  await look(id);
  const { Items } = await client.send(
    new QueryCommand({
      TableName: local.tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :help)',
      ExpressionAttributeValues: { ':pk': `U#${id}`, ':help': 'HELP#' },
    }),
  );
  expect(Items?.map(({ ttl }) => ttl)).toEqual([now.getTime() / 1000 + 180 * 86_400]);
  expect(await listHelpViews(id, later(180 * 24 * 60))).toEqual([]);
});

it.each([
  ['phases', listPhasesAs],
  ['products', listSelectableProductsAs],
])('is noted of %s alone too', async (_, operation) => {
  const { id } = await stored();
  await operation.run({ userId: id }, contextOf(giulia, now));
  expect((await listHelpViews(id, now)).map(({ what }) => what)).toEqual(['catalogue']);
});

it('names a quotation only to super users who may read it', async () => {
  const user = await stored();
  const id = await made(user, 'A Lione', 'FR');
  await readQuotationAs.run({ userId: user.id, id }, contextOf(giulia, now));
  const told = (acting: typeof giulia) => operation.run({ userId: user.id }, contextOf(acting, now));
  const view = { what: 'quotation', by: 'Giulia Ferrero' };
  expect(await told(giulia)).toMatchObject([{ ...view, quotationId: id, quotationName: 'A Lione' }]);
  const ofItaly = aSuperUser({ managementMode: 'only', managedCountries: ['IT'] });
  expect(await told(ofItaly)).toMatchObject([{ ...view, quotationId: null, quotationName: null }]);
});

it('leaves the user as they are, goes with them, and is not noted of a deleted user', async () => {
  const user = await stored();
  await look(user.id);
  expect(await readUser(user.id)).toEqual(user);
  await forgetHelpViews(user.id);
  expect(await listHelpViews(user.id, now)).toEqual([]);
  const view = { what: 'catalogue', at: now.toISOString(), by: 'Giulia', viewerId: 'giulia' } as const;
  expect(await noteHelpView('nobody', view)).toBe(false);
  expect(await listHelpViews('nobody', now)).toEqual([]);
});

it('shows none of their quotations that the super user may not read', async () => {
  const user = await stored();
  await made(user, 'A Bologna', 'IT');
  const lyon = await made(user, 'A Lione', 'FR');
  expect((await look(user.id)).items).toHaveLength(2);
  const ofItaly = aSuperUser({ managementMode: 'only', managedCountries: ['IT'] });
  expect((await look(user.id, now, ofItaly)).items.map(({ name }) => name)).toEqual(['A Bologna']);
  const asked = { userId: user.id, id: lyon };
  expect(await readQuotationAs.run(asked, contextOf(giulia, now))).toMatchObject({ name: 'A Lione' });
  await expect(readQuotationAs.run(asked, contextOf(ofItaly, now))).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('is noted with the name of the user’s own quotation, and of no other owner’s, who may be erased', async () => {
  const owner = await stored();
  const colleague = await stored({ isSuper: true, managementMode: 'all' });
  const id = await made(owner, 'Villa Aurora', 'IT');
  for (const user of [owner, colleague])
    await readQuotationAs.run({ userId: user.id, id }, contextOf(giulia, now));
  const quotation = { id, name: 'Villa Aurora', country: 'IT' };
  expect(await listHelpViews(owner.id, now)).toMatchObject([{ quotation }]);
  expect(await listHelpViews(colleague.id, now)).toMatchObject([{ quotation: { id, name: null } }]);
});

it('stays without the viewer when the viewer is erased', async () => {
  const { id } = await stored();
  const marta = aSuperUser({ id: 'marta', uid: 'marta', firstName: 'Marta', lastName: 'Sala' });
  await look(id, now, marta);
  await look(id);
  await forgetViewer('marta', 'Utente cancellato');
  await forgetViewer('marta', 'Utente cancellato');
  const views = await listHelpViews(id, now);
  expect(views.map(({ by }) => by).toSorted()).toEqual(['Giulia Ferrero', 'Utente cancellato']);
  expect(JSON.stringify(views)).not.toContain('marta');
});
