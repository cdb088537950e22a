import { randomUUID } from 'node:crypto';
import { parsedObject } from '#infra/parsed-json.ts';
import { startOf, tokenOf } from './page-token.ts';
import type { PushRecords } from './push-records.ts';
import type { Input, Output } from './query-protocol.ts';
import { invalid, snsFault } from './sns-fault.ts';

type TopicsOptions = {
  records: PushRecords;
  /** Every topic there is. */
  topics: readonly string[];
  /** Milliseconds since 1970. */
  now(): number;
};

/** Bytes, as on AWS. */
const longestMessage = 262_144;
const arnShape = /^arn:aws:sns:[a-z\d-]+:(\d{12}):[\w-]{1,256}$/;

/** Subscriptions of one page, as on AWS. */
const pageLength = 100;

/** The actions on topics and their subscriptions. */
export function topicActions({ records, topics, now }: TopicsOptions) {
  const place: Place = { records, topics, account: topics[0]?.split(':')[4] ?? '' };
  return {
    Publish: (input: Input) => publish(place, input, now),
    Subscribe: (input: Input) => subscribe(place, input),
    Unsubscribe: (input: Input) => unsubscribe(place, input),
    ListSubscriptionsByTopic: async (input: Input) => listSubscriptions(place, input),
    GetTopicAttributes: async (input: Input) => attributesOf(place, input),
  };
}

type Place = Pick<TopicsOptions, 'records' | 'topics'> & { account: string };

function existing({ topics, account }: Place, arn = ''): string {
  const [, owner] = arnShape.exec(arn) ?? [];
  if (!owner) throw invalid('TopicArn');
  if (owner !== account) throw snsFault('AuthorizationError', 'User is not authorized to perform it.');
  if (!topics.includes(arn)) throw snsFault('NotFound', 'Topic does not exist');
  return arn;
}

const subscribed = ({ records }: Place, topic: string) =>
  records.kept.subscriptions.filter((each) => each.topic === topic);

async function publish(place: Place, input: Input, now: () => number): Promise<Output> {
  const { records } = place;
  const text = input.get('Message') ?? '';
  const topic = existing(place, input.get('TopicArn'));
  const message = messageOf(text, input.get('MessageStructure'));
  const refused = records.kept.refused[topic.split(':')[5] ?? ''];
  if (refused) throw snsFault(refused, 'Refused because this was asked for at /_local/pushes.');
  const to = new Set(subscribed(place, topic).map(({ endpoint }) => endpoint));
  const devices = records.kept.endpoints.filter(({ arn, enabled }) => enabled && to.has(arn));
  const id = randomUUID();
  const sentAt = new Date(now()).toISOString();
  await records.add({ id, sentAt, topic, message, devices: devices.map(({ token }) => token) });
  return { MessageId: id };
}

async function subscribe(place: Place, input: Input): Promise<Output> {
  const { kept, save } = place.records;
  const topic = existing(place, input.get('TopicArn'));
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
  existing(place, arn.slice(0, Math.max(0, arn.lastIndexOf(':'))));
  kept.subscriptions = kept.subscriptions.filter((each) => each.arn !== arn);
  await save();
}

function listSubscriptions(place: Place, input: Input): Output {
  const TopicArn = existing(place, input.get('TopicArn'));
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
  const TopicArn = existing(place, input.get('TopicArn'));
  const SubscriptionsConfirmed = String(subscribed(place, TopicArn).length);
  const none = { SubscriptionsPending: '0', SubscriptionsDeleted: '0' };
  return { Attributes: { TopicArn, Owner: place.account, SubscriptionsConfirmed, ...none } };
}

/** The message of each platform, checked as SNS checks it. */
function messageOf(text: string, structure: string | undefined): Record<string, string> {
  if (text === '') throw invalid('Empty message');
  if (Buffer.byteLength(text) > longestMessage) throw invalid('Message too long');
  if (structure === undefined) return { default: text };
  if (structure !== 'json') throw invalid('MessageStructure');
  const parts = parsedObject(text);
  if (!parts) throw invalid('Message Structure - JSON message body failed to parse');
  const texts = Object.entries(parts).filter((part): part is [string, string] => typeof part[1] === 'string');
  if (!texts.some(([platform]) => platform === 'default')) {
    throw invalid('Message Structure - No default entry in JSON message body');
  }
  return Object.fromEntries(texts);
}
