import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { context, fillCatalogue, quotationOf, saved } from '#test/support/quoting.ts';
import { itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const services = await openDataServices();
afterAll(services.close);
beforeAll(() => fillCatalogue([aProduct({ id: 'paint' })]));

const gatti = aSuperUser({ firstName: 'Sandra', lastName: 'Gatti' });
const erased = { names: ['Sandra Gatti'], label: 'Utente cancellato' };

it('a save that is under way while somebody who saved before is erased does not write their name back', async () => {
  const { client } = await import('#lambdas/runtime/table/table.ts');
  const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
  const { forgetAuthorOfQuotations } = await import('#lambdas/store/erasure/author-names.ts');
  const { id, revision } = await quotationOf('key', ['paint']);
  const asGatti = { ...context(), caller: { kind: 'user' as const, user: gatti } };
  const byGatti = await updateQuotation.run({ input: { id, revision, area: 70 } }, asGatti);
  const byOwner = await saved(byGatti, { area: 80 });
  expect(placesOf(erased.names, await itemsOfTable())).not.toEqual([]);
  const send = client.send.bind(client) as (command: object) => Promise<object>;
  const sending = vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    if (!(command instanceof TransactWriteCommand)) return send(command);
    sending.mockRestore();
    await forgetAuthorOfQuotations([id], erased);
    return send(command);
  }) as never);
  await expect(saved(byOwner, { name: 'Cortile' })).rejects.toMatchObject({ code: 'conflict' });
  expect(placesOf(erased.names, await itemsOfTable())).toEqual([]);
});
