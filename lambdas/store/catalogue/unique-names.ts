import { put, remove } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';

/** Kinds whose names are unique (OPC-07, OPC-14, OPC-47). Indexes are consistent too late to guard that. */
type UniqueKind = 'pricelist' | 'tag';

/** Names that differ in case alone are the same. */
const keyOf = (kind: UniqueKind, name: string) => ({
  pk: partitions.uniqueName(`${kind}#${name.trim().toLowerCase()}`),
  sk: 'UNIQUE',
});

/** The write that takes a name; it is refused when another one has it. */
export const takeName = (kind: UniqueKind, name: string, id: string) =>
  put({
    Item: { ...keyOf(kind, name), holder: id },
    ConditionExpression: 'attribute_not_exists(pk) OR holder = :id',
    ExpressionAttributeValues: { ':id': id },
  });

/** The write that gives a name free. */
export const freeName = (kind: UniqueKind, name: string) => remove({ Key: keyOf(kind, name) });

/** The writes of a renaming: none when at most its case changes. */
export function changeName(kind: UniqueKind, id: string, before: string, after: string) {
  if (keyOf(kind, before).pk === keyOf(kind, after).pk) return [];
  return [takeName(kind, after, id), freeName(kind, before)];
}
