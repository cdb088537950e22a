import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { transact, update } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, profileKey } from '#lambdas/store/keys.ts';
import { headerKey } from '#lambdas/store/quotation/quotation-items.ts';
import { authorOf, type Erased } from '#shared/erasure/erased-quotation.ts';

type Item = Record<string, unknown>;
type Key = { pk: string; sk: string };

/** Where items of the table say who did something. */
const authors = ['updatedBy', 'createdBy', 'startedBy', 'publishedBy', 'savedBy', 'by'] as const;

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
    if (isIn(savesOf(header), erased)) await forgetSaves(headerKey(String(header.id)), erased);
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

/** Saves of a quotation are one value: it is replaced as long as nobody saved meanwhile, else read again. */
const forgetSaves = (Key: Key, erased: Erased): Promise<void> =>
  tryAgain(async () => {
    const [header] = await getItems([Key], true);
    if (!header) return;
    const after = savesOf(header).map((each) => ({ ...each, savedBy: authorOf(each.savedBy, erased) }));
    await transact([
      update({
        Key,
        UpdateExpression: 'SET revisions = :after',
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':after': after, ':revision': header.revision },
      }),
    ]);
  });

/** Replaces a value that is still the one that was read; whoever changed it meanwhile wrote his own name. */
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
