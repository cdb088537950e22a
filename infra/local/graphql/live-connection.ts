import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RequestCaller } from './identity.ts';
import { type GraphqlRequest, readRequest } from './run-request.ts';
import type { SubscriptionStart } from './subscriptions.ts';

const messageShape = z.object({
  type: z.string(),
  id: z.string().optional(),
  payload: z
    .object({
      data: z.string().optional(),
      extensions: z.object({ authorization: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});
type Message = z.infer<typeof messageShape>;

type LiveOptions = {
  /** The caller of an `Authorization` value; throws when it is not good. */
  identify(authorization: unknown): RequestCaller;
  start(start: SubscriptionStart): Promise<() => void>;
};

/** One connection in AppSync's real-time protocol, which Amplify speaks. */
export function serveLiveConnection(socket: WebSocket, request: IncomingMessage, options: LiveOptions) {
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const listeners = openListeners(options, send);
  const begin = () => {
    try {
      options.identify(headersOf(request).Authorization);
      send({ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } });
      send({ type: 'ka' });
    } catch {
      send({
        type: 'connection_error',
        payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401 }] },
      });
      socket.close(4401);
    }
  };
  // Every minute, so that Amplify does not take the connection for dead.
  const keepAlive = setInterval(() => send({ type: 'ka' }), 60_000);
  socket.on('close', () => {
    clearInterval(keepAlive);
    listeners.stopAll();
  });
  socket.on('message', (raw) => {
    const message = messageShape.safeParse(parsedJson(String(raw))).data;
    if (message?.type === 'connection_init') begin();
    if (message?.type === 'start' && message.id) void listeners.start(message.id, message);
    if (message?.type === 'stop' && message.id) listeners.stop(message.id);
  });
}

/** The subscriptions of one connection, by the ids that the client gave them. */
function openListeners(options: LiveOptions, send: (message: object) => void) {
  const stops = new Map<string, () => void>();

  async function begin(id: string, { payload }: Message) {
    const asked: GraphqlRequest = readRequest(payload?.data ?? '');
    const caller = options.identify(payload?.extensions?.authorization.Authorization);
    const deliver = (answer: object) => send({ id, type: 'data', payload: answer });
    let isStopped = false;
    // A stop may come while the function is still asked.
    stops.set(id, () => {
      isStopped = true;
    });
    const end = await options.start({ request: asked, caller, deliver });
    if (isStopped) return end();
    stops.set(id, end);
    send({ id, type: 'start_ack' });
  }

  return {
    async start(id: string, message: Message) {
      if (stops.has(id)) {
        const errors = [{ errorType: 'DuplicatedOperationError', errorCode: 400 }];
        return send({ id, type: 'error', payload: { errors } });
      }
      await begin(id, message).catch((error: unknown) => {
        stops.delete(id);
        send({ id, type: 'error', payload: { errors: [refusalOf(error)] } });
      });
    },
    stop(id: string) {
      stops.get(id)?.();
      stops.delete(id);
      send({ id, type: 'complete' });
    },
    stopAll() {
      for (const end of stops.values()) end();
      stops.clear();
    },
  };
}

/** A fault of the document has no type, as over HTTP. */
function refusalOf(error: unknown) {
  if (error instanceof ServiceFault) return { errorType: error.code, message: error.message };
  if (!(error instanceof GraphQLError)) return { errorType: 'internal', message: 'internal' };
  const { message, extensions } = error;
  return { ...(typeof extensions.errorType === 'string' && { errorType: extensions.errorType }), message };
}

/** The headers of the connection come as a subprotocol, or in the address from older clients. */
function headersOf(request: IncomingMessage): Record<string, unknown> {
  const protocols = request.headers['sec-websocket-protocol']?.split(/, */) ?? [];
  const inProtocol = protocols.find((name) => name.startsWith('header-'))?.slice('header-'.length);
  const inAddress = new URL(request.url ?? '/', 'http://local').searchParams.get('header');
  const text = Buffer.from(inProtocol ?? inAddress ?? '', inProtocol ? 'base64url' : 'base64').toString();
  return z.record(z.string(), z.unknown()).safeParse(parsedJson(text)).data ?? {};
}
