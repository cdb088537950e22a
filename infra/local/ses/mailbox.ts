import { join } from 'node:path';
import * as z from 'zod';
import { durableJson, readJson } from '../durable-json.ts';

const mail = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type Mail = z.infer<typeof mail>;

/** Mails that are kept: more than anybody reads. */
const most = 200;

/** Everything that was sent, the newest first; what `add` has acknowledged survives a kill. */
export async function openMailbox(folder: string) {
  const file = join(folder, 'mails.json');
  let mails = z.array(mail).parse((await readJson(file)) ?? []);
  const stored = durableJson(file, () => mails);
  return {
    all: (): readonly Mail[] => mails,
    async add(sent: Mail): Promise<void> {
      mails = [sent, ...mails].slice(0, most);
      await stored.save();
    },
    settled: stored.settled,
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
