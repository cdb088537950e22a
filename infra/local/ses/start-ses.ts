import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parsedJson } from '#infra/parsed-json.ts';
import type { Access } from '../access/evaluate.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import { pathOf, sendJson } from '../http-exchange.ts';
import { mailIdentityArn, mailReportsArn } from '../places.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, readSignedBody } from '../signature.ts';
import { addressOf, mailOf } from './mail-of.ts';
import { mailViewer } from './mail-viewer.ts';
import { type Mail, openMailbox } from './mailbox.ts';
import { startReports } from './reports.ts';

export type SesOptions = {
  /** Where the mails are kept. */
  folder: string;
  /** The one address that may send. */
  sender: string;
  /** The one configuration set. */
  configurationSet: string;
  /** Hears what becomes of mails with the configuration set, as from EventBridge. */
  report?: (event: object) => Promise<unknown>;
  keys: Keys;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Bytes: SES takes messages of 40 MB, whose attachments are as long in a request. */
const longestRequest = 40 * 1024 * 1024;

/** Amazon SES (v2) that keeps every sent mail, for the viewer and for tests. */
export async function startSes(options: SesOptions) {
  const { folder, sender, configurationSet, keys, now, refusal = noRefusal } = options;
  const { report = async () => undefined } = options;
  const mailbox = await openMailbox(folder);
  const reports = startReports({ report });
  const service: LocalService = {
    async handle(request, response) {
      try {
        const call = await readCall(request, keys);
        const { mail, files } = mailOf(call, { sender, configurationSet, now: now() });
        const refused = refusal(request, () => accessesOf(mail));
        if (refused) throw new ServiceFault('AccessDeniedException', refused, 403);
        await mailbox.add(mail, files);
        reports.of(mail);
        sendJson(response, 200, { MessageId: mail.id }, { 'x-amzn-requestid': randomUUID() });
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error;
        const { code, message, status } = error;
        sendJson(response, status, { message }, { 'x-amzn-errortype': code });
      }
    },
    async stop() {
      await reports.settled();
      await mailbox.settled();
    },
  };
  return { service, viewer: mailViewer(mailbox) };
}

/** SES asks for the sender's identity, and for the configuration set where there is one. */
const accessesOf = ({ from, configurationSet }: Mail): Access[] =>
  [
    mailIdentityArn(addressOf(from)),
    ...(configurationSet === undefined ? [] : [mailReportsArn(configurationSet)]),
  ].map((resource) => ({
    ...{ action: 'ses:SendEmail', resource },
    values: { 'ses:FromAddress': [addressOf(from)] },
  }));

async function readCall(request: IncomingMessage, keys: Keys): Promise<unknown> {
  const body = await readSignedBody(request, keys, longestRequest, ['BadRequestException', 400]);
  if (request.method !== 'POST' || !pathOf(request).endsWith('/v2/email/outbound-emails')) {
    throw new ServiceFault('NotFoundException', 'The local SES knows SendEmail alone.', 404);
  }
  const mail = parsedJson(body.toString());
  if (mail === undefined) throw new ServiceFault('SerializationException', 'The request is no JSON.');
  return mail;
}
