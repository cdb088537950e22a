import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { activityRules } from '#shared/search/search-activity.ts';
import { quotationRules } from '#shared/search/search-quotations.ts';
import { userRules } from '#shared/search/search-users.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import type { openDataServices } from '#test/support/data-services.ts';
import { multiplierOf } from '#test/support/many-items.ts';
import { publishRows } from '#test/support/snapshot-of.ts';
import { people, writePeople, writePerson } from '../people.ts';
import { editedUser } from './edits.ts';

/**
 * Stores the demo's catalogue and the callers. Returns a function that fills the table with copies of people
 * and of a quotation.
 */
export async function seed({ dynamoDb }: Awaited<ReturnType<typeof openDataServices>>) {
  await writePeople();
  await writeQuotation();
  const multiply = await multiplierOf(dynamoDb, 'sample');
  await writePerson({ id: editedUser, email: 'edited@example.com', isSuper: false });
  const { loadCatalogue } = await import('#infra/local/demo/load-catalogue.ts');
  await loadCatalogue();
  return multiply;
}

/** One quotation of the painter, without rows: most quotations appear only in lists. */
async function writeQuotation(): Promise<void> {
  const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
  const { onceKey } = await import('#lambdas/store/once/once-store.ts');
  const { id } = people.painter;
  const now = new Date('2026-11-20T10:00:00Z');
  const input = { key: 'key', name: 'Facciata', location: 'Bologna', province: 'BO', selectedProducts: [] };
  const header = newHeader(input, currentUser(aStoredUser({ id, uid: id })), 'sample-quotation', now);
  await createQuotation({ header, rows: [] }, onceKey(id, input.key, ''), now);
}

export type Known = { quotation?: string; user?: string; activity?: string };

/** Publishes rows of each long list as its newest snapshot, after the known ones. */
export async function publish(size: number, known: Known): Promise<Known> {
  const numbers = Array.from({ length: size }, (_, number) => number);
  // Each of another owner, whose price list a page asks for.
  const quotations = numbers.map((number) =>
    aQuotationLight({
      id: `sample-quotation-${number}`,
      uid: `sample-user-${number}`,
      name: 'Facciata',
      ...{ products: 6, total: 208_854, pricedBy: 'pcu' },
    }),
  );
  const users = numbers.map((number) => aStoredUser({ id: `sample-user-${number}` }));
  const signedInAt = '2026-11-20T10:00:00.000Z';
  const signIns = users.map(({ id }) => ({ id, revision: 1, signedInAt }));
  return {
    quotation: await publishRows('quotation', quotations, quotationRules, known.quotation),
    user: await publishRows('user', users, userRules, known.user),
    activity: await publishRows('activity', signIns, activityRules, known.activity),
  };
}

/** Removes all copies of products. */
export async function forgetCopies(): Promise<void> {
  const { heldCopies } = await import('#lambdas/store/copy/copy-store.ts');
  const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
  await removeItems([...heldCopies.keys()].map((digest) => ({ pk: `COPY#${digest}`, sk: 'COPY' })));
  heldCopies.clear();
}

/** Removes the changes of earlier journeys, which wait for a snapshot. */
export async function forgetChanges(): Promise<void> {
  const { queryAll } = await import('#lambdas/runtime/table/query-all.ts');
  const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
  for (const kind of ['quotation', 'user', 'activity']) {
    const items = await queryAll({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changed)',
      ExpressionAttributeValues: { ':pk': `CHANGES#${kind}`, ':changed': 'CHANGED#' },
      ProjectionExpression: 'pk, sk',
    });
    await removeItems(items);
  }
}
