import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import type { Saved } from '#lambdas/runtime/saved-by.ts';
import { filled } from '#lambdas/runtime/table/filled.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard, stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { ConditionFailed, put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import { type Work, type WorkRow, work, workRow } from '#shared/schemas/work.ts';
import { mostWorks } from '#shared/schemas/work-input.ts';
import { comparedCode } from '#shared/works/work-code.ts';

const keyOf = (uid: string, id: string) => ({ pk: partitions.works(uid), sk: sorts.work(id) });

/** The item that keeps a code from a second work of the same owner (WRK-004). */
const codeKey = (uid: string, code: string) => ({
  pk: partitions.works(uid),
  sk: sorts.workCode(comparedCode(code)),
});

/** How many works an owner has: it guards the most of them. */
const countKey = (uid: string) => ({ pk: partitions.works(uid), sk: 'COUNT' });

const itemOf = (entry: Work) => ({
  ...keyOf(entry.uid, entry.id),
  ...filled(entry),
});

/** A work of the owner. */
export async function readWork(uid: string, id: string): Promise<Work | undefined> {
  const item = await readItem(keyOf(uid, id));
  return item && work.parse(item);
}

/** Those of some works that there are. */
export async function readWorks(uid: string, ids: readonly string[]): Promise<Work[]> {
  const items = await getItems(
    ids.map((id) => keyOf(uid, id)),
    false,
  );
  return items.map((item) => work.parse(item));
}

/** The same; `not-found` without one, and for a work of somebody else (OFD-1). */
export const existingWork = async (uid: string, id: string): Promise<Work> =>
  mustBeThere(await readWork(uid, id));

/** All works of an owner, archived ones too: one consistent Query. */
export async function listWorks(uid: string): Promise<WorkRow[]> {
  const items = await itemsOf(partitions.works(uid), { prefix: sorts.work.prefix, ConsistentRead: true });
  return items.map((item) => workRow.parse(item));
}

/** All works of an owner, whole. */
export async function listWholeWorks(uid: string): Promise<Work[]> {
  const items = await itemsOf(partitions.works(uid), { prefix: sorts.work.prefix, ConsistentRead: true });
  return items.map((item) => work.parse(item));
}

type Writes = Parameters<typeof transact>[0];

const takingCode = ({ uid, code, id }: Work) =>
  put({
    Item: { ...codeKey(uid, code), holder: id },
    ConditionExpression: 'attribute_not_exists(pk) OR holder = :id',
    ExpressionAttributeValues: { ':id': id },
  });

const freeingCode = ({ uid, code }: Work) => remove({ Key: codeKey(uid, code) });

/** Counts works that come or go; more than an owner may have are refused (WRK-009). */
const counting = (uid: string, change: number) =>
  update({
    Key: countKey(uid),
    UpdateExpression: 'ADD #count :change',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':change': change, ...(change > 0 && { ':room': mostWorks - change }) },
    ...(change > 0 && { ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room' }),
  });

/** The writes that add works: a code that another one has refuses them, and a number that is full. */
export const addingWorks = (uid: string, added: readonly Work[]) =>
  added.length === 0
    ? []
    : [
        counting(uid, added.length),
        ...added.flatMap((entry) => [
          put({ Item: itemOf(entry), ...revisionGuard(entry.revision) }),
          takingCode(entry),
        ]),
      ];

/** The write of a changed work whose code is the same, at most in another case. */
export const changingWork = (after: Work) => put({ Item: itemOf(after), ...stillOf(after.revision - 1) });

/** Stores new works of one owner, all or none, with further writes. A code that another one has is a refused condition. */
export async function addWorks(uid: string, added: readonly Work[], more: Writes = []): Promise<void> {
  try {
    await transact([...addingWorks(uid, added), ...more]);
  } catch (cause) {
    const isFull = cause instanceof ConditionFailed && cause.refused.includes(0);
    throw isFull ? new DomainError('too-many-works', undefined, { cause }) : cause;
  }
}

const codeTaken = ({ code }: Work, cause: ConditionFailed) =>
  new DomainError('work-code-taken', { code }, { cause });

/** Stores a new work and what its key made; the code of another one is `work-code-taken`. */
export async function createWork(entry: Work, once: Once, now: Date): Promise<string> {
  try {
    await addWorks(entry.uid, [entry], [once.remembering(entry.id, now)]);
    return entry.id;
  } catch (cause) {
    throw cause instanceof ConditionFailed && cause.refused.includes(2) ? codeTaken(entry, cause) : cause;
  }
}

/** Writes the next revision of a work; a lost race is a refused condition, a code of another work `work-code-taken`. */
export async function changeWork(before: Work, after: Work): Promise<void> {
  const isRenamed = comparedCode(before.code) !== comparedCode(after.code);
  const renaming = isRenamed ? [takingCode(after), freeingCode(before)] : [];
  try {
    await transact([changingWork(after), ...renaming]);
  } catch (cause) {
    if (!(cause instanceof ConditionFailed) || cause.refused.includes(0)) throw cause;
    throw codeTaken(after, cause);
  }
}

/** Removes a work that is still of the revision that was read, and gives its code free. */
export const removeWork = (entry: Work): Promise<void> =>
  transact([
    remove({ Key: keyOf(entry.uid, entry.id), ...stillOf(entry.revision) }),
    freeingCode(entry),
    counting(entry.uid, -1),
  ]);

export type NewPrice = { id: string; revision: number; price: number };

/** Writes new prices of works, all or none, and what their key made. A work of another revision refuses all. */
export async function changePrices(uid: string, prices: readonly NewPrice[], saved: Saved, more: Writes) {
  const changes = prices.map(({ id, revision, price }) =>
    update({
      Key: keyOf(uid, id),
      ...stillOf(revision),
      UpdateExpression: 'SET price = :price, #revision = :next, updatedAt = :at, updatedBy = :by',
      ExpressionAttributeValues: {
        ...stillOf(revision).ExpressionAttributeValues,
        ':price': price,
        ':next': revision + 1,
        ':at': saved.updatedAt,
        ':by': saved.updatedBy,
      },
    }),
  );
  await transact([...changes, ...more]);
}
