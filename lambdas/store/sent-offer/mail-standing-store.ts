import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { update } from '#lambdas/runtime/table/transact.ts';
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
  await putItem({
    Item: { ...keyOf(uid, paused), ...counts, since: now.toISOString() },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
}
