import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { durableJson, readJson, replaceFile } from '../durable-json.ts';

const mail = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()).default([]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  tags: z.record(z.string(), z.string()).default({}),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })).default([]),
  configurationSet: z.string().optional(),
});
export type Mail = z.infer<typeof mail>;

/** A file as it came with a mail. */
export type AttachedFile = { name: string; type: string; bytes: Buffer };

/** Mails that are kept: more than anybody reads. */
const most = 200;

/** Everything that was sent, the newest first; what `add` has acknowledged survives a kill. */
export async function openMailbox(folder: string) {
  const file = join(folder, 'mails.json');
  const filesOf = (id: string) => join(folder, 'files', id);
  let mails = z.array(mail).parse((await readJson(file)) ?? []);
  const stored = durableJson(file, () => mails);
  return {
    all: (): readonly Mail[] => mails,
    async add(sent: Mail, files: readonly AttachedFile[] = []): Promise<void> {
      for (const [index, { bytes }] of files.entries())
        await replaceFile(join(filesOf(sent.id), String(index)), bytes);
      const all = [sent, ...mails];
      mails = all.slice(0, most);
      await stored.save();
      for (const { id } of all.slice(most)) await rm(filesOf(id), { recursive: true, force: true });
    },
    /** The bytes of a file of a kept mail. */
    file: (id: string, index: number): Promise<Buffer> => readFile(join(filesOf(id), String(index))),
    settled: stored.settled,
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
