import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../http-exchange.ts';
import type { LocalService } from '../service.ts';
import { type Keys, signatureFault } from '../signature.ts';
import { endpointActions } from './endpoints.ts';
import { openPushRecords } from './push-records.ts';
import { pushViewer } from './push-viewer.ts';
import { answerOf, type Input, inputOf, type Output, refusalOf } from './query-protocol.ts';
import { SnsFault } from './sns-fault.ts';
import { topicActions } from './topics.ts';

export type SnsOptions = {
  /** Where devices and pushes are kept. */
  folder: string;
  topics: readonly string[];
  application: string;
  keys: Keys;
  /** Milliseconds since 1970. */
  now(): number;
};

type Action = (input: Input) => Promise<Output | undefined>;

/** Bytes: more than the longest message, as a form writes it. */
const longestRequest = 1_000_000;

/** Amazon SNS that keeps what it is asked to push, for the viewer and for tests. */
export async function startSns({ folder, topics, application, keys, now }: SnsOptions) {
  const records = await openPushRecords(folder);
  const actions: Record<string, Action> = {
    ...topicActions({ records, topics, now }),
    ...endpointActions(records, application),
  };
  const service: LocalService = {
    async handle(request, response) {
      try {
        const input = inputOf(await readCall(request, keys));
        const name = input.get('Action') ?? '';
        const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
        if (!action) throw new SnsFault('InvalidAction', `The local SNS does not know ${name}.`);
        send(response, 200, answerOf(name, await action(input)));
      } catch (error) {
        const fault = faultOf(error);
        send(response, fault.status, refusalOf(fault));
      }
    },
    stop: records.settled,
  };
  return { service, viewer: pushViewer(records, topics) };
}

/** The names that services of the query protocol have for what is wrong with a signature. */
const signatureCodes: Record<string, string> = {
  MissingAuthenticationTokenException: 'MissingAuthenticationToken',
  UnrecognizedClientException: 'InvalidClientTokenId',
  InvalidSignatureException: 'SignatureDoesNotMatch',
};

async function readCall(request: IncomingMessage, keys: Keys): Promise<Buffer> {
  const body = await readBody(request, longestRequest);
  const fault = await signatureFault(request, body, keys);
  if (fault) throw new SnsFault(signatureCodes[fault.code] ?? fault.code, fault.message, 403);
  return body;
}

const send = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() }).end(text);

function faultOf(error: unknown): SnsFault {
  if (error instanceof SnsFault) return error;
  if (error instanceof BodyTooLarge) return new SnsFault('InvalidParameter', error.message);
  throw error;
}
