import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';
import { log } from '#lambdas/runtime/log.ts';
import { brand } from '#shared/brand.ts';
import { DomainError } from '#shared/errors.ts';

/** A mail to one address; both forms say the same. */
export type Mail = { to: string; subject: string; html: string; text: string };

const client = new SESv2Client(clientSettings());

/** Milliseconds to wait for SES: a person waits for the mail. */
const deadline = 10_000;

/** Hands a mail to SES; any failure is `mail-not-sent`, and the log names no address. */
export async function sendMail({ to, subject, html, text }: Mail): Promise<void> {
  const sender = env.mailSender;
  if (!sender) throw new DomainError('mail-not-sent');
  const of = (Data: string) => ({ Data, Charset: 'UTF-8' });
  try {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: `${brand.software} <${sender}>`,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: of(subject), Body: { Html: of(html), Text: of(text) } } },
      }),
      { abortSignal: AbortSignal.timeout(deadline) },
    );
  } catch (cause) {
    log.error('a mail was not sent', { reason: cause instanceof Error ? cause.name : 'unknown' });
    throw new DomainError('mail-not-sent', undefined, { cause });
  }
}
