import { randomUUID } from 'node:crypto';
import { parsedObject } from '#infra/parsed-json.ts';
import type { Input, Output } from './query-protocol.ts';
import { invalid, snsFault } from './sns-fault.ts';
import { existingTopic, placeOf, subscribed, type TopicsOptions } from './topics.ts';

/** Bytes, as on AWS. */
const longestMessage = 262_144;

/** The action that sends: to the devices that are subscribed to a topic, or to one device. */
export function publishAction({ records, topics, now }: TopicsOptions) {
  const place = placeOf(records, topics);
  /** The topic, and the tokens of its devices. */
  const ofTopic = (input: Input) => {
    const topic = existingTopic(place, input.get('TopicArn'));
    const refused = records.kept.refused[topic.split(':')[5] ?? ''];
    if (refused) throw snsFault(refused, 'Refused because this was asked for at /_local/pushes.');
    const to = new Set(subscribed(place, topic).map(({ endpoint }) => endpoint));
    const devices = records.kept.endpoints.filter(({ arn, enabled }) => enabled && to.has(arn));
    return { topic, devices };
  };
  const ofDevice = (target: string) => {
    const device = records.kept.endpoints.find(({ arn }) => arn === target);
    if (!device) throw invalid('TargetArn Reason: No endpoint found for the target arn specified');
    if (!device.enabled) throw snsFault('EndpointDisabled', 'Endpoint is disabled');
    return { topic: target, devices: [device] };
  };
  return {
    async Publish(input: Input): Promise<Output> {
      const message = messageOf(input.get('Message') ?? '', input.get('MessageStructure'));
      const target = input.get('TargetArn');
      const { topic, devices } = target === undefined ? ofTopic(input) : ofDevice(target);
      const id = randomUUID();
      const sentAt = new Date(now()).toISOString();
      await records.add({ id, sentAt, topic, message, devices: devices.map(({ token }) => token) });
      return { MessageId: id };
    },
  };
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
