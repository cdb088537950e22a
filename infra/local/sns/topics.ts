import { randomUUID } from 'node:crypto';
import { startOf, tokenOf } from './page-token.ts';
import type { PushRecords } from './push-records.ts';
import type { Input, Output } from './query-protocol.ts';
import { invalid, snsFault } from './sns-fault.ts';

export type TopicsOptions = {
  records: PushRecords;
  /** Every topic there is. */
  topics: readonly string[];
  /** Milliseconds since 1970. */
  now(): number;
};

const arnShape = /^arn:aws:sns:[a-z\d-]+:(\d{12}):[\w-]{1,256}$/;

/** Subscriptions of one page, as on AWS. */
const pageLength = 100;

/** The actions on topics and their subscriptions. */
export function topicActions({ records, topics }: Pick<TopicsOptions, 'records' | 'topics'>) {
  const place = placeOf(records, topics);
  return {
    Subscribe: (input: Input) => subscribe(place, input),
    Unsubscribe: (input: Input) => unsubscribe(place, input),
    ListSubscriptionsByTopic: async (input: Input) => listSubscriptions(place, input),
    GetTopicAttributes: async (input: Input) => attributesOf(place, input),
  };
}

type Place = Pick<TopicsOptions, 'records' | 'topics'> & { account: string };

export const placeOf = (records: PushRecords, topics: readonly string[]): Place => ({
  ...{ records, topics },
  account: topics[0]?.split(':')[4] ?? '',
});

export function existingTopic({ topics, account }: Place, arn = ''): string {
  const [, owner] = arnShape.exec(arn) ?? [];
  if (!owner) throw invalid('TopicArn');
  if (owner !== account) throw snsFault('AuthorizationError', 'User is not authorized to perform it.');
  if (!topics.includes(arn)) throw snsFault('NotFound', 'Topic does not exist');
  return arn;
}

export const subscribed = ({ records }: Place, topic: string) =>
  records.kept.subscriptions.filter((each) => each.topic === topic);

async function subscribe(place: Place, input: Input): Promise<Output> {
  const { kept, save } = place.records;
  const topic = existingTopic(place, input.get('TopicArn'));
  const arn = input.get('Endpoint') ?? '';
  if (input.get('Protocol') !== 'application') throw invalid('the local SNS subscribes devices alone');
  if (!kept.endpoints.some((each) => each.arn === arn)) {
    throw invalid(`Endpoint Reason: Endpoint does not exist for endpoint ${arn}`);
  }
  const there = subscribed(place, topic).find(({ endpoint }) => endpoint === arn);
  if (there) return { SubscriptionArn: there.arn };
  const made = { arn: `${topic}:${randomUUID()}`, topic, endpoint: arn };
  kept.subscriptions.push(made);
  await save();
  return { SubscriptionArn: made.arn };
}

/** Removes a subscription; one that is gone already is no error, as on AWS. */
async function unsubscribe(place: Place, input: Input): Promise<undefined> {
  const { kept, save } = place.records;
  const arn = input.get('SubscriptionArn') ?? '';
  existingTopic(place, arn.slice(0, Math.max(0, arn.lastIndexOf(':'))));
  kept.subscriptions = kept.subscriptions.filter((each) => each.arn !== arn);
  await save();
}

function listSubscriptions(place: Place, input: Input): Output {
  const TopicArn = existingTopic(place, input.get('TopicArn'));
  const all = subscribed(place, TopicArn);
  const start = startOf(input.get('NextToken'));
  const next = start + pageLength;
  const same = { Owner: place.account, Protocol: 'application', TopicArn };
  return {
    Subscriptions: all
      .slice(start, next)
      .map(({ arn, endpoint }) => ({ ...same, SubscriptionArn: arn, Endpoint: endpoint })),
    ...(next < all.length && { NextToken: tokenOf(next) }),
  };
}

function attributesOf(place: Place, input: Input): Output {
  const TopicArn = existingTopic(place, input.get('TopicArn'));
  const SubscriptionsConfirmed = String(subscribed(place, TopicArn).length);
  const none = { SubscriptionsPending: '0', SubscriptionsDeleted: '0' };
  return { Attributes: { TopicArn, Owner: place.account, SubscriptionsConfirmed, ...none } };
}
