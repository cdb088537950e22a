import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Kind } from 'graphql';
import { WebSocketServer } from 'ws';
import { apiLimits } from '#infra/api-limits.ts';
import type { Access } from '../access/evaluate.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import type { Claims } from '../cognito/tokens.ts';
import { sendCompressed } from '../compressed.ts';
import { allowLocalOrigins, answerPreflight, header, pathOf, readBody, sendJson } from '../http-exchange.ts';
import { fieldArn } from '../places.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, requireSignature } from '../signature.ts';
import { answerByFunctions, type FieldOwner, type Invoke } from './answer-by-functions.ts';
import { buildApiSchema } from './api-schema.ts';
import { notSignedIn } from './failures.ts';
import { type RequestCaller, signedCaller, userCaller } from './identity.ts';
import { serveLiveConnection } from './live-connection.ts';
import { readDocument, readRequest, runRequest } from './run-request.ts';
import { createSubscriptions } from './subscriptions.ts';

type GraphqlOptions = {
  /** The schema in AppSync's dialect, and the function behind each root field. */
  schema: string;
  fields: readonly FieldOwner[];
  invoke: Invoke;
  checkToken(token: string): Claims | undefined;
  /** The keys that the functions sign with. */
  keys: Keys;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
  /** How deep fields may be nested. */
  depthLimit?: number;
};

type LocalGraphql = LocalService & {
  /** Takes over a connection that asks for live changes. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  subscriptionCount(): number;
};

/** AppSync for one schema: queries and mutations over HTTP, subscriptions over WebSockets, under `/graphql`. */
export function startGraphql(options: GraphqlOptions): LocalGraphql {
  const { depthLimit = apiLimits.depth } = options;
  const answer = answerByFunctions(options.fields, options.invoke);
  const schema = buildApiSchema(options.schema, answer);
  const subscriptions = createSubscriptions(schema, answer, depthLimit);
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has('graphql-ws') ? 'graphql-ws' : false),
  });
  const identify = (authorization: unknown) => callerOf(authorization, options);

  async function respond(request: IncomingMessage, body: Buffer) {
    const userAgent = header(request, 'user-agent');
    const caller = {
      ...(await whoAsks(request, body, options)),
      ...(userAgent && { headers: { 'user-agent': userAgent } }),
    };
    const asked = readRequest(body.toString());
    const { answer: printed, deliveries, headers } = await runRequest(schema, asked, caller, depthLimit);
    for (const delivery of deliveries) await subscriptions.publish(delivery);
    return { printed, headers };
  }

  return {
    async handle(request, response) {
      allowLocalOrigins(request, response);
      if (answerPreflight(request, response)) return;
      response.setHeader('x-amzn-requestid', randomUUID());
      await readBody(request, 1_000_000)
        .then((body) => respond(request, body))
        .then(({ printed, headers }) => sendCompressed(request, response, printed, headers))
        .catch((error: unknown) => refuse(response, error));
    },
    upgrade(request, socket, head) {
      if (!/^\/graphql(\/realtime)?$/.test(pathOf(request))) {
        socket.destroy();
        return;
      }
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serveLiveConnection(opened, request, { identify, start: subscriptions.start }),
      );
    },
    subscriptionCount: subscriptions.count,
    async stop() {
      for (const open of sockets.clients) open.terminate();
      sockets.close();
    },
  };
}

/** A function signs its requests; a user sends a token. */
async function whoAsks(request: IncomingMessage, body: Buffer, options: GraphqlOptions) {
  const authorization = header(request, 'authorization');
  if (!authorization?.startsWith('AWS4-HMAC-SHA256 ')) return callerOf(authorization, options);
  const { keys, refusal = noRefusal } = options;
  await requireSignature(request, body, keys);
  const refused = refusal(request, () => fieldsAsked(body));
  if (refused) throw new ServiceFault('AccessDeniedException', refused, 403);
  return signedCaller;
}

/** A signed request needs one right a field. */
const fieldsAsked = (body: Buffer): Access[] =>
  readDocument(readRequest(body.toString()).query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((selected) => ({
          action: 'appsync:GraphQL',
          resource: fieldArn(
            typeNames[definition.operation],
            selected.kind === Kind.FIELD ? selected.name.value : '',
          ),
        }))
      : [],
  );

const typeNames = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function callerOf(authorization: unknown, { checkToken }: GraphqlOptions): RequestCaller {
  if (typeof authorization !== 'string' || authorization === '') throw notSignedIn();
  const claims = checkToken(authorization.replace(/^Bearer /, ''));
  if (!claims) throw notSignedIn('Token is not valid or has expired.');
  return userCaller(claims);
}

function refuse(response: ServerResponse, error: unknown) {
  const internal = new ServiceFault('InternalFailure', 'The API failed.', 500);
  const { code, message, status } = error instanceof ServiceFault ? error : internal;
  response.setHeader('x-amzn-errortype', code);
  sendJson(response, status, { errors: [{ errorType: code, message }] });
}
