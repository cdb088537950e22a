import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';
import { log } from '#lambdas/runtime/log.ts';
import { brand } from '#shared/brand.ts';
import { DomainError } from '#shared/errors.ts';
import { senderField } from './sender-field.ts';

/** A mail to one address; both forms say the same. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  files?: readonly MailFile[];
};

/** A file that goes along. */
export type MailFile = { name: string; type: string; content: Uint8Array };

/** A mail to a customer. SES reports what became of it by the ids of its offer and delivery (SND-049). */
export type TrackedMail = Mail & {
  /** Who it comes from, as mail programs show it. */
  senderName: string;
  headers?: Readonly<Record<string, string>>;
  tags: { offer: string; delivery: string };
};

/** SES has it, and names it; SES refused it; or SES gave no answer, and may have it (SND-021, SND-022). */
export type HandedMail = { status: 'handed'; sesId: string } | { status: 'failed' } | { status: 'unknown' };

/** Milliseconds to wait for SES: a person waits for the mail. */
const deadline = 10_000;

const client = new SESv2Client(clientSettings());
/** Asks once, and waits to the deadline: a mail to a customer must not go out twice. */
const patientClient = new SESv2Client(clientSettings(1, deadline));

/** Hands a mail of the house to SES; any failure is `mail-not-sent`. */
export async function sendMail(mail: Mail): Promise<void> {
  if (!env.mailSender) throw new DomainError('mail-not-sent');
  try {
    await send(client, mail, env.mailSender);
  } catch (cause) {
    throw new DomainError('mail-not-sent', undefined, { cause });
  }
}

/** Hands a mail to a customer to SES, once. */
export async function handMail(mail: TrackedMail): Promise<HandedMail> {
  if (!env.mailSender) return { status: 'failed' };
  try {
    return { status: 'handed', sesId: await send(patientClient, mail, env.mailSender) };
  } catch (cause) {
    return { status: isRefusal(cause) ? 'failed' : 'unknown' };
  }
}

/** SES answered, and took nothing. After a fault of its own it may have. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error && '$metadata' in cause)) return false;
  // Every answer of AWS that is an error has them.
  const { httpStatusCode = 0 } = cause.$metadata as { httpStatusCode?: number };
  return httpStatusCode >= 400 && httpStatusCode < 500;
}

/** The log names no address. */
async function send(by: SESv2Client, mail: Mail | TrackedMail, sender: string): Promise<string> {
  try {
    const abortSignal = AbortSignal.timeout(deadline);
    const { MessageId = '' } = await by.send(new SendEmailCommand(requestOf(mail, sender)), { abortSignal });
    return MessageId;
  } catch (cause) {
    log.error('a mail was not sent', { reason: cause instanceof Error ? cause.name : 'unknown' });
    throw cause;
  }
}

const textOf = (Data: string) => ({ Data, Charset: 'UTF-8' });

function requestOf(mail: Mail | TrackedMail, sender: string): SendEmailCommandInput {
  const { to, subject, html, text, replyTo, files = [] } = mail;
  const tracked = 'tags' in mail ? mail : undefined;
  return {
    FromEmailAddress: senderField(tracked?.senderName ?? brand.software, sender),
    Destination: { ToAddresses: [to] },
    ...(replyTo && { ReplyToAddresses: [replyTo] }),
    Content: {
      Simple: {
        Subject: textOf(subject),
        Body: { Html: textOf(html), Text: textOf(text) },
        ...(files.length > 0 && { Attachments: files.map(attachmentOf) }),
        ...(tracked?.headers && {
          Headers: Object.entries(tracked.headers).map(([Name, Value]) => ({ Name, Value })),
        }),
      },
    },
    ...(tracked && {
      ConfigurationSetName: env.mailReports,
      EmailTags: Object.entries(tracked.tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  };
}

/** SES takes seven bits unless it is told otherwise: no PDF would survive that. */
const attachmentOf = ({ name, type, content }: MailFile) => ({
  FileName: name,
  ContentType: type,
  RawContent: content,
  ContentDisposition: 'ATTACHMENT' as const,
  ContentTransferEncoding: 'BASE64' as const,
});
