import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf, keysOf, queryAll } from '#lambdas/runtime/table/query-all.ts';
import { remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import {
  isPausedBy,
  type MailCounts,
  type MailDay,
  recentCounts,
} from '#shared/offers/sending/mail-pause.ts';

/** Days that a day's counts are kept: a few more than count. */
const days = 35;

/** After all days. */
const paused = 'PAUSED';

const keyOf = (uid: string, what: string) => ({ pk: partitions.user(uid), sk: sorts.customerMails(what) });

/** One mail more of a kind, or several: part of the transaction that notes them. */
export function countingMail(uid: string, what: keyof MailCounts, now: Date, mails = 1) {
  return update({
    Key: keyOf(uid, dayInRome(now)),
    UpdateExpression: 'SET #ttl = :end ADD #what :mails',
    ExpressionAttributeNames: { '#ttl': 'ttl', '#what': what },
    ExpressionAttributeValues: { ':mails': mails, ':end': ttlAfter(now, days) },
  });
}

/** The fate of an account's mails in the last 30 days, and whether it sends no more of them (SND-024). */
export async function readMailStanding(uid: string, now: Date): Promise<MailCounts & { isPaused: boolean }> {
  const items = await itemsOf(partitions.user(uid), {
    prefix: sorts.customerMails.prefix,
    ConsistentRead: true,
  });
  const named = items.map((item) => ({ what: sorts.customerMails.restOf(String(item.sk)) ?? '', item }));
  const counts = recentCounts(
    named.filter(({ what }) => what !== paused).map(({ what, item }) => dayOf(what, item)),
    dayInRome(now),
  );
  return { ...counts, isPaused: named.some(({ what }) => what === paused) || isPausedBy(counts) };
}

/** Written by countingMail above. */
const dayOf = (day: string, { sent = 0, bounced = 0, complained = 0 }: Record<string, unknown>): MailDay => ({
  ...{ day, sent: Number(sent), bounced: Number(bounced), complained: Number(complained) },
});

/** Pauses the mails of an account that came to too much. The pause outlives the counts: a super user lifts it. */
export async function pauseWhereNeeded(uid: string, now: Date): Promise<void> {
  const { isPaused, ...counts } = await readMailStanding(uid, now);
  if (!isPaused) return;
  const since = now.toISOString();
  await putItem({
    Item: { ...keyOf(uid, paused), ...counts, since, gsi1pk: partitions.pausedMails, gsi1sk: since },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
}

/** An account whose mails are paused, with the numbers that paused it. */
export type PausedMails = MailCounts & { uid: string; since: string };

/** The accounts whose mails are paused, the longest paused first. The index is a moment late, what it finds is read. */
export async function listPausedMails(): Promise<PausedMails[]> {
  const found = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.pausedMails },
  });
  const items = await getItems(
    found.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
    true,
  );
  return items
    .map(({ pk, since, ...item }) => {
      const { day: _, ...counts } = dayOf('', item);
      return { uid: partitions.user.restOf(String(pk)) ?? '', since: String(since), ...counts };
    })
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
}

/** Lets an account write again. Its counts begin anew: those of before would pause it at once. */
export async function liftMailPause(uid: string): Promise<void> {
  const keys = await keysOf(partitions.user(uid), sorts.customerMails.prefix);
  // A pause and the days that are kept: fewer than a transaction holds.
  if (keys.length > 0) await transact(keys.map((Key) => remove({ Key })));
}
