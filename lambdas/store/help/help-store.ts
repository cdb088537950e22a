import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { itemsOf, unexpired } from '#lambdas/runtime/table/query-all.ts';
import { ConditionFailed, check, put, transact } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { forgetOfUser } from '#lambdas/store/person/forget-of-user.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { forgetDoer } from '#lambdas/store/user/forget-doer.ts';

/** The thing that was looked at: the user's quotations, one of them, or their choice of products. */
export type HelpSubject =
  | { what: 'quotations' | 'catalogue' }
  | { what: 'quotation'; quotation: { id: string; name: string | null; country: string } };

/** One look at the screens of a user; an erased viewer has no id any more. */
export type HelpView = HelpSubject & { at: string; by: string; viewerId?: string };

type Look = HelpView & { viewerId: string };

/** Days that a look is kept. */
const days = 180;

/** An hour of looking at the same is one look. */
const hour = 3_600_000;

const { prefix } = sorts.helpView;

/** By time, then by viewer and subject. */
function keyOf(userId: string, view: Look) {
  const start = new Date(Math.floor(Date.parse(view.at) / hour) * hour).toISOString();
  const subject = view.what === 'quotation' ? view.quotation.id : '';
  const rest = hashOf(`${view.viewerId} ${view.what} ${subject}`);
  return { pk: partitions.user(userId), sk: `${prefix}${start}#${rest}` };
}

/**
 * Notes a look beside the user, so that their archive has it and their erasure removes it. The first of an hour
 * counts. The index finds it for the viewer too. `false` when the user was deleted: then there is nothing to look at.
 */
export async function noteHelpView(userId: string, view: Look): Promise<boolean> {
  const ttl = ttlAfter(view.at, days);
  try {
    await transact([
      check({ Key: profileKey(userId), ConditionExpression: 'attribute_exists(pk)' }),
      put({
        Item: { ...keyOf(userId, view), ...view, ...ofPerson(view.viewerId, 'HELP'), ttl },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ]);
    return true;
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
    return !cause.refused.includes(0);
  }
}

/** The looks at the screens of a user, the latest first. */
export async function listHelpViews(userId: string, now: Date): Promise<HelpView[]> {
  const items = await itemsOf(partitions.user(userId), {
    prefix,
    ...unexpired(now),
    ConsistentRead: true,
  });
  // Written by noteHelpView above.
  const views = items.map(({ pk, sk, ttl, gsi1pk, gsi1sk, ...view }) => view as HelpView);
  return views.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Removes the looks at a user who is removed. */
export const forgetHelpViews = (userId: string): Promise<void> => forgetOfUser(userId, prefix);

/** Leaves looks at others as they were, without who looked: that one was erased. */
export const forgetViewer = (viewerId: string, label: string): Promise<void> =>
  forgetDoer(viewerId, 'HELP', label);
