import { join } from 'node:path';
import * as z from 'zod';
import { durableJson, readJson } from '../durable-json.ts';

const endpoint = z.object({
  /** Later ones have higher numbers. */
  number: z.number(),
  arn: z.string(),
  token: z.string(),
  enabled: z.boolean(),
  customUserData: z.string(),
});
export type Endpoint = z.infer<typeof endpoint>;

const subscription = z.object({ arn: z.string(), topic: z.string(), endpoint: z.string() });

const push = z.object({
  id: z.string(),
  sentAt: z.string(),
  /** The address of a topic, or of the one device it was for. */
  topic: z.string(),
  /** The message for each platform; `default` for all others. */
  message: z.record(z.string(), z.string()),
  /** Tokens of the devices that it went to. */
  devices: z.array(z.string()),
});
export type Push = z.infer<typeof push>;

const records = z.object({
  endpoints: z.array(endpoint),
  subscriptions: z.array(subscription),
  pushes: z.array(push),
  /** The refusals of topics, by the topic's name: codes of SNS. */
  refused: z.record(z.string(), z.string()),
});
export type Records = z.infer<typeof records>;

/** Pushes that are kept: more than anybody reads. */
const most = 200;

const nothing: Records = { endpoints: [], subscriptions: [], pushes: [], refused: {} };

/** Devices, what they are subscribed to, and everything that was sent; what `save` has acknowledged survives a kill. */
export async function openPushRecords(folder: string) {
  const file = join(folder, 'pushes.json');
  const kept = records.parse((await readJson(file)) ?? nothing);
  const { save, settled } = durableJson(file, () => kept);
  return {
    kept,
    save,
    settled,
    async add(sent: Push): Promise<void> {
      kept.pushes = [sent, ...kept.pushes].slice(0, most);
      await save();
    },
  };
}

export type PushRecords = Awaited<ReturnType<typeof openPushRecords>>;
