import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ServiceFault } from '../service-fault.ts';
import type { AttachedFile, Mail } from './mailbox.ts';

const content = z.object({ Data: z.string(), Charset: z.string().optional() });

/** ASCII that prints, within the lengths that SES takes. */
const header = z
  .object({ Name: z.string().regex(/^[!-9;-~]{1,126}$/), Value: z.string().regex(/^[ -~]{1,995}$/) })
  .refine(({ Name, Value }) => Name.length + Value.length <= 996);

const attachment = z.object({
  FileName: z.string().min(1).max(255),
  RawContent: z.base64(),
  ContentType: z.string().optional(),
  ContentDisposition: z.enum(['ATTACHMENT', 'INLINE']).optional(),
  ContentTransferEncoding: z.enum(['BASE64', 'QUOTED_PRINTABLE', 'SEVEN_BIT']).optional(),
});

const tagWord = z.string().regex(/^[\w-]{1,256}$/);

const request = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1).max(50) }),
  ReplyToAddresses: z.array(z.string()).optional(),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Html: content.optional(), Text: content.optional() }),
      Headers: z.array(header).optional(),
      Attachments: z.array(attachment).optional(),
    }),
  }),
  EmailTags: z.array(z.object({ Name: tagWord, Value: tagWord })).optional(),
  ConfigurationSetName: z.string().optional(),
});

type Known = { sender: string; configurationSet: string; now: number };

/** The mail that a request asks to send, and its files; an address that is not verified may not be its sender. */
export function mailOf(body: unknown, known: Known): { mail: Mail; files: AttachedFile[] } {
  const asked = request.safeParse(body);
  if (!asked.success)
    throw new ServiceFault('BadRequestException', 'The local SES sends simple mails alone.');
  const { FromEmailAddress, Destination, ReplyToAddresses = [], Content, EmailTags = [] } = asked.data;
  const { ConfigurationSetName: set } = asked.data;
  mustBeKnown(addressOf(FromEmailAddress), set, known);
  const wrong = [...Destination.ToAddresses, ...ReplyToAddresses].find((to) => !isAddress(to));
  if (wrong !== undefined) throw new ServiceFault('BadRequestException', `Illegal address: ${wrong}`);
  const { Subject, Body, Headers = [], Attachments = [] } = Content.Simple;
  const files = Attachments.map(fileOf);
  return {
    mail: {
      id: randomUUID(),
      sentAt: new Date(known.now).toISOString(),
      from: shownSender(FromEmailAddress),
      to: Destination.ToAddresses,
      replyTo: ReplyToAddresses,
      subject: Subject.Data,
      html: Body.Html?.Data ?? '',
      text: Body.Text?.Data ?? '',
      headers: Headers.map(({ Name: name, Value: value }) => ({ name, value })),
      tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
      files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
      ...(set !== undefined && { configurationSet: set }),
    },
    files,
  };
}

function mustBeKnown(address: string, set: string | undefined, { sender, configurationSet }: Known): void {
  if (address !== sender) {
    throw new ServiceFault('MessageRejected', `Email address is not verified: ${address}`);
  }
  if (set === undefined || set === configurationSet) return;
  throw new ServiceFault('NotFoundException', `Configuration set <${set}> does not exist.`, 404);
}

/** SES writes seven bits unless it is told otherwise: bytes that these cannot hold would be lost on the way. */
function fileOf({ FileName, RawContent, ...attached }: z.infer<typeof attachment>): AttachedFile {
  const bytes = Buffer.from(RawContent, 'base64');
  const { ContentType: type = 'application/octet-stream', ContentTransferEncoding: encoding } = attached;
  if ((encoding ?? 'SEVEN_BIT') === 'SEVEN_BIT' && bytes.some((byte) => byte > 127)) {
    throw new ServiceFault('BadRequestException', `${FileName} is more than seven bits hold.`);
  }
  return { name: FileName, type, bytes };
}

const isAddress = (written: string) => z.email().safeParse(addressOf(written)).success;

/** `Name <address>` or the address alone. */
export const addressOf = (written: string) => /<([^>]+)>\s*$/.exec(written)?.[1] ?? written.trim();

/** The sender as mail programs show it: without quotes, encoded words (RFC 2047) as the letters they stand for. */
const shownSender = (written: string) =>
  written
    .replace(/^"(.*)"(?= <)/, '$1')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
