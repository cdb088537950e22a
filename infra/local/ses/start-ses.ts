import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, pathOf, readBody, sendJson } from '../http-exchange.ts';
import type { LocalService } from '../service.ts';
import { type Keys, signatureFault } from '../signature.ts';
import { mailViewer } from './mail-viewer.ts';
import { type Mail, openMailbox } from './mailbox.ts';
import { mailOf } from './send-email.ts';
import { SesFault } from './ses-fault.ts';

export type SesOptions = {
  /** Where the mails are kept. */
  folder: string;
  /** The one address that may send. */
  sender: string;
  keys: Keys;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Bytes: far more than a mail of the application. */
const longestRequest = 500_000;

/** Amazon SES (v2) that keeps what it is asked to send, for the viewer and for tests. */
export async function startSes({ folder, sender, keys, now }: SesOptions) {
  const mailbox = await openMailbox(folder);
  const service: LocalService = {
    async handle(request, response) {
      try {
        const mail = mailOf(await readCall(request, keys), sender, now());
        await mailbox.add(mail);
        answer(response, mail);
      } catch (error) {
        const { code, message, status } = faultOf(error);
        sendJson(response, status, { message }, { 'x-amzn-errortype': code });
      }
    },
    stop: mailbox.settled,
  };
  return { service, viewer: mailViewer(mailbox) };
}

async function readCall(request: IncomingMessage, keys: Keys): Promise<unknown> {
  const body = await readBody(request, longestRequest);
  if (request.method !== 'POST' || !pathOf(request).endsWith('/v2/email/outbound-emails')) {
    throw new SesFault('NotFoundException', 'The local SES knows SendEmail alone.', 404);
  }
  const fault = await signatureFault(request, body, keys);
  if (fault) throw new SesFault(fault.code, fault.message, 403);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new SesFault('SerializationException', 'The request is no JSON.');
  }
}

const answer = (response: ServerResponse, { id }: Mail) =>
  sendJson(response, 200, { MessageId: id }, { 'x-amzn-requestid': randomUUID() });

function faultOf(error: unknown): SesFault {
  if (error instanceof SesFault) return error;
  if (error instanceof BodyTooLarge) return new SesFault('BadRequestException', error.message);
  throw error;
}
