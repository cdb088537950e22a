import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { noRefusal, type Refusal } from '../access/guard.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, readSignedBody } from '../signature.ts';
import { endpointActions } from './endpoints.ts';
import { publishAction } from './publish.ts';
import { openPushRecords } from './push-records.ts';
import { pushViewer } from './push-viewer.ts';
import { answerOf, type Input, inputOf, type Output, refusalOf } from './query-protocol.ts';
import { snsFault } from './sns-fault.ts';
import { topicActions } from './topics.ts';

type SnsOptions = {
  /** Where devices and pushes are kept. */
  folder: string;
  topics: readonly string[];
  application: string;
  keys: Keys;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
  /** Milliseconds since 1970. */
  now(): number;
};

type Action = (input: Input) => Promise<Output | undefined>;

/** Bytes: more than the longest message, as a form writes it. */
const longestRequest = 1_000_000;

/** Amazon SNS that keeps what it is asked to push, for the viewer and for tests. */
export async function startSns({ folder, topics, application, keys, now, refusal = noRefusal }: SnsOptions) {
  const records = await openPushRecords(folder);
  const actions: Record<string, Action> = {
    ...topicActions({ records, topics }),
    ...endpointActions(records, application),
    ...publishAction({ records, topics, now }),
  };
  const service: LocalService = {
    async handle(request, response) {
      try {
        const input = inputOf(await readSignedBody(request, keys, longestRequest, ['InvalidParameter', 400]));
        const name = input.get('Action') ?? '';
        const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
        if (!action) throw snsFault('InvalidAction', `The local SNS does not know ${name}.`);
        const resource = input.get('TopicArn') ?? input.get('TargetArn') ?? '*';
        const refused = refusal(request, () => [{ action: `sns:${name}`, resource }]);
        if (refused) throw snsFault('AuthorizationError', refused);
        send(response, 200, answerOf(name, await action(input)));
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error;
        const { code, message, status } = error;
        send(response, status, refusalOf(new ServiceFault(signatureCodes[code] ?? code, message, status)));
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

const send = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() }).end(text);
