import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, profileKey } from '#lambdas/store/keys.ts';
import { headerKey } from '#lambdas/store/quotation/quotation-items.ts';
import { changeQuotation, readQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { authorOf, type Erased } from '#shared/erasure/erased-quotation.ts';

type Item = Record<string, unknown>;

/** Where items of the table say who did something. */
const authors = [
  'updatedBy',
  'createdBy',
  'startedBy',
  'cancelledBy',
  'publishedBy',
  'savedBy',
  'by',
] as const;

/** Takes the names of an erased person out of the items of a partition. */
export async function forgetAuthorIn(partition: string, erased: Erased): Promise<void> {
  const items = await itemsOf(partition, {
    ExpressionAttributeNames: { '#by': 'by' },
    ProjectionExpression: `pk, sk, ${authors.filter((name) => name !== 'by').join(', ')}, #by`,
    ConsistentRead: true,
  });
  for (const item of items) await forgetAuthor(item, authors, erased);
}

/** The same of headers of quotations, where each save has its author, and of their share links. */
export async function forgetAuthorOfQuotations(ids: readonly string[], erased: Erased): Promise<void> {
  const keys = ids.map(headerKey);
  for (const header of await getItems(keys, true)) {
    await forgetAuthor(header, ['updatedBy'], erased);
    if (isIn(savesOf(header), erased)) await forgetSaves(String(header.id), erased);
  }
  await Promise.all(ids.map((id) => forgetAuthorIn(partitions.shareLinks(id), erased)));
}

/** The same of users. */
export async function forgetAuthorOfUsers(ids: readonly string[], erased: Erased): Promise<void> {
  const users = await getItems(ids.map(profileKey), true);
  for (const { pk, sk, profile } of users) {
    // Written by user-store.ts alone.
    const { updatedBy } = profile as { updatedBy: string };
    if (authorOf(updatedBy, erased) !== updatedBy)
      await replace({ pk, sk }, ['profile', 'updatedBy'], updatedBy, erased.label);
  }
}

async function forgetAuthor(item: Item, fields: readonly string[], erased: Erased): Promise<void> {
  const { pk, sk } = item;
  for (const field of fields) {
    const name = item[field];
    if (typeof name === 'string' && authorOf(name, erased) !== name)
      await replace({ pk, sk }, [field], name, erased.label);
  }
}

type Save = { savedBy: string };

/** Written by quotation-store.ts alone. */
const savesOf = ({ revisions }: Item) => (revisions ?? []) as Save[];

const isIn = (saves: readonly Save[], erased: Erased): boolean =>
  saves.some(({ savedBy }) => authorOf(savedBy, erased) !== savedBy);

/** A save like any other: one that is under way fails by its revision, and does not write the name back. */
const forgetSaves = (id: string, erased: Erased): Promise<void> =>
  tryAgain(async () => {
    const stored = await readQuotation(id);
    if (!stored) return;
    const { revision, revisions } = stored.header;
    const after = revisions.map((each) => ({ ...each, savedBy: authorOf(each.savedBy, erased) }));
    const header = { ...stored.header, revision: revision + 1, revisions: after };
    await changeQuotation({ ...stored, header });
  });

/** Replaces a value if nobody changed it since it was read. A later change keeps the name of its author. */
async function replace(Key: Item, path: readonly string[], before: unknown, after: unknown): Promise<void> {
  const place = path.map((_, index) => `#p${index}`).join('.');
  await updateItem({
    Key,
    UpdateExpression: `SET ${place} = :after`,
    ConditionExpression: `${place} = :before`,
    ExpressionAttributeNames: Object.fromEntries(path.map((name, index) => [`#p${index}`, name])),
    ExpressionAttributeValues: { ':before': before, ':after': after },
  });
}
