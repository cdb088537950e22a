import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parsedJson } from '#infra/parsed-json.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import { pathOf, sendJson } from '../http-exchange.ts';
import { mailIdentityArn } from '../places.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, readSignedBody } from '../signature.ts';
import { addressOf, mailOf } from './mail-of.ts';
import { mailViewer } from './mail-viewer.ts';
import { openMailbox } from './mailbox.ts';

type SesOptions = {
  /** Where the mails are kept. */
  folder: string;
  /** The one address that may send. */
  sender: string;
  keys: Keys;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Bytes: far more than a mail of the application. */
const longestRequest = 500_000;

/** Amazon SES (v2) that keeps every sent mail, for the viewer and for tests. */
export async function startSes({ folder, sender, keys, now, refusal = noRefusal }: SesOptions) {
  const mailbox = await openMailbox(folder);
  const service: LocalService = {
    async handle(request, response) {
      try {
        const call = await readCall(request, keys);
        const mail = mailOf(call, sender, now());
        const refused = refusal(request, () => [
          {
            action: 'ses:SendEmail',
            resource: mailIdentityArn(sender),
            values: { 'ses:FromAddress': [addressOf(mail.from)] },
          },
        ]);
        if (refused) throw new ServiceFault('AccessDeniedException', refused, 403);
        await mailbox.add(mail);
        sendJson(response, 200, { MessageId: mail.id }, { 'x-amzn-requestid': randomUUID() });
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error;
        const { code, message, status } = error;
        sendJson(response, status, { message }, { 'x-amzn-errortype': code });
      }
    },
    stop: mailbox.settled,
  };
  return { service, viewer: mailViewer(mailbox) };
}

async function readCall(request: IncomingMessage, keys: Keys): Promise<unknown> {
  const body = await readSignedBody(request, keys, longestRequest, ['BadRequestException', 400]);
  if (request.method !== 'POST' || !pathOf(request).endsWith('/v2/email/outbound-emails')) {
    throw new ServiceFault('NotFoundException', 'The local SES knows SendEmail alone.', 404);
  }
  const mail = parsedJson(body.toString());
  if (mail === undefined) throw new ServiceFault('SerializationException', 'The request is no JSON.');
  return mail;
}
