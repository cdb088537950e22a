import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { setting } from '#lambdas/runtime/table/setting.ts';
import { check, remove, update } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type NextDue, nextDue } from '#shared/offers/following/next-due.ts';
import { type SentHead, sentHead } from '#shared/schemas/sent-offer.ts';

const keyOf = (offer: string) => ({ pk: partitions.sentOffer(offer), sk: sorts.sentHead });

/** The newest version of an offer and its state, read consistently; nothing before the first sending. */
export async function readSentHead(offer: string): Promise<SentHead | undefined> {
  const item = await readItem(keyOf(offer));
  return item && sentHead.parse({ state: null, channel: null, ...item });
}

/** The same, for its owner alone: anybody else gets `not-found`. */
export async function readOwnHead(uid: string, offer: string): Promise<SentHead> {
  const head = await readSentHead(offer);
  return mustBeThere(head?.uid === uid ? head : undefined);
}

/** The newest version and the state that a decision rests on; and, where it was seen, that nobody cancelled. */
export type HeadSeen = Pick<SentHead, 'offer' | 'version' | 'state'> & Partial<Pick<SentHead, 'cancelled'>>;

/** Where the index finds an offer by what is due next; nothing is due once it was answered or withdrawn. */
const dueKeys = (due: NextDue | null) => ({
  gsi1pk: due ? partitions.dueOffers : null,
  gsi1sk: due?.at ?? null,
});

/** The fields of a version that waits for an answer, with what is due next. */
export const waiting = (head: Parameters<typeof nextDue>[0]) => ({
  reminders: head.reminders,
  expiryNoted: head.expiryNoted,
  ...dueKeys(nextDue(head)),
});

/** An answer or a withdrawal ends what was due, in its own transaction (ACC-031). */
const ended = ({ state }: Partial<SentHead>) =>
  state === undefined || state === null || state === 'sent' || state === 'opened'
    ? {}
    : { reminders: null, ...dueKeys(null) };

/** The offers that something is due of, the longest waiting first. The index is a moment late. */
export async function listDueOffers(now: Date): Promise<string[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':pk': partitions.dueOffers, ':now': now.toISOString() },
  });
  return items.map(({ pk }) => partitions.sentOffer.restOf(String(pk)) ?? '');
}

/**
 * Takes what is due: part of the transaction that does it. Of two who saw it, one takes it (FUP-014).
 */
export function takingDue(seen: SentHead, due: NextDue, after: Pick<SentHead, 'reminders' | 'expiryNoted'>) {
  const { ExpressionAttributeValues, ConditionExpression, ...change } = setting(
    waiting({ ...seen, ...after }),
    stillSeen(seen),
  );
  return update({
    Key: keyOf(seen.offer),
    ...change,
    ConditionExpression: `${ConditionExpression} AND gsi1sk = :due`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':due': due.at },
  });
}

/** A condition: they are still what was read (SND-037). */
const stillSeen = ({ version, state, cancelled }: HeadSeen) => ({
  ConditionExpression: [
    '#version = :seenVersion',
    state === null ? 'attribute_not_exists(#state)' : '#state = :seenState',
    ...(cancelled === null ? ['attribute_not_exists(cancelled)'] : []),
  ].join(' AND '),
  ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
  ExpressionAttributeValues: { ':seenVersion': version, ...(state !== null && { ':seenState': state }) },
});

/** A transition: part of the transaction that notes it. It sets the given fields alone, and what follows from them. */
export const changingHead = (seen: HeadSeen, fields: Partial<SentHead>) =>
  update({ Key: keyOf(seen.offer), ...setting({ ...fields, ...ended(fields) }, stillSeen(seen)) });

/** Part of a transaction that rests on the state and leaves it. */
export const guardingHead = (seen: HeadSeen) => check({ Key: keyOf(seen.offer), ...stillSeen(seen) });

/** Part of a transaction that an acceptance, now or earlier, forbids (SND-046). */
export const notAccepted = (offer: string) =>
  check({
    Key: keyOf(offer),
    ConditionExpression: 'attribute_not_exists(pk) OR attribute_not_exists(#state) OR #state <> :accepted',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':accepted': 'accepted' },
  });

/** Milliseconds after which a preparation without an end has failed (SND-008). */
const longestPreparation = 10 * 60_000;

/** No version is being prepared; a preparation without an end has failed. */
const nonePrepared = (now: Date) => ({
  expression: 'attribute_not_exists(preparing) OR preparing.since <= :before',
  values: { ':before': new Date(now.getTime() - longestPreparation).toISOString() },
});

/** Part of a transaction that removes an offer: it never had a version, and none is being prepared (SND-047). */
export const removingUnsent = (offer: string, now: Date) =>
  remove({
    Key: keyOf(offer),
    ConditionExpression: `attribute_not_exists(#state) AND (${nonePrepared(now).expression})`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: nonePrepared(now).values,
  });

/** Begins to prepare a version, by a key of this call alone; false while another one is prepared. */
export const beginPreparing = (
  { offer, uid }: Pick<SentHead, 'offer' | 'uid'>,
  key: string,
  now: Date,
): Promise<boolean> =>
  updateItem({
    Key: keyOf(offer),
    UpdateExpression:
      'SET offer = :offer, uid = :uid, version = if_not_exists(version, :none), preparing = :preparing',
    // The last holds when a first try came through and its answer did not.
    ConditionExpression: `${nonePrepared(now).expression} OR preparing.#key = :key`,
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: {
      ':offer': offer,
      ':uid': uid,
      ':none': 0,
      ':preparing': { since: now.toISOString(), key },
      ':key': key,
      ...nonePrepared(now).values,
    },
  });

/** Sends what was prepared: part of its transaction, while the preparation is still this one's. */
export function sendingHead(seen: HeadSeen, key: string, fields: Partial<SentHead>) {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues, UpdateExpression } =
    setting({ ...fields, preparing: null }, stillSeen(seen));
  return update({
    Key: keyOf(seen.offer),
    UpdateExpression,
    ConditionExpression: `${ConditionExpression} AND preparing.#key = :key`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#key': 'key' },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':key': key },
  });
}

/** Ends a preparation that came to nothing, unless another one took its place. */
export const endPreparing = (offer: string, key: string): Promise<boolean> =>
  updateItem({
    Key: keyOf(offer),
    UpdateExpression: 'REMOVE preparing',
    ConditionExpression: 'preparing.#key = :key',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key },
  });

/** Whether a version is being prepared; one that has no end after a while has failed (SND-008). */
export const isPreparing = ({ preparing }: Pick<SentHead, 'preparing'>, now: Date): boolean =>
  preparing !== null && now.getTime() - new Date(preparing.since).getTime() < longestPreparation;
