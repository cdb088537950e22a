import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ServiceFault } from '../service-fault.ts';
import type { Mail } from './mailbox.ts';

const content = z.object({ Data: z.string(), Charset: z.string().optional() });

const request = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1).max(50) }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Html: content.optional(), Text: content.optional() }),
    }),
  }),
});

/** The mail that a request asks to send; an address that is not verified may not be its sender. */
export function mailOf(body: unknown, sender: string, now: number): Mail {
  const asked = request.safeParse(body);
  if (!asked.success)
    throw new ServiceFault('BadRequestException', 'The local SES sends simple mails alone.');
  const { FromEmailAddress: from, Destination, Content } = asked.data;
  const { Subject, Body } = Content.Simple;
  if (addressOf(from) !== sender) {
    throw new ServiceFault('MessageRejected', `Email address is not verified: ${addressOf(from)}`);
  }
  const wrong = Destination.ToAddresses.find((to) => !z.email().safeParse(addressOf(to)).success);
  if (wrong !== undefined) throw new ServiceFault('BadRequestException', `Illegal address: ${wrong}`);
  return {
    id: randomUUID(),
    sentAt: new Date(now).toISOString(),
    from,
    to: Destination.ToAddresses,
    subject: Subject.Data,
    html: Body.Html?.Data ?? '',
    text: Body.Text?.Data ?? '',
  };
}

/** `Name <address>` or the address alone. */
export const addressOf = (written: string) => /<([^>]+)>\s*$/.exec(written)?.[1] ?? written.trim();
