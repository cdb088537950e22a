import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { WebSocket } from 'ws';
import { local } from '#infra/local/environment.ts';
import { cloudUrl } from '#test/support/cloud.ts';

/** The sender of a request: a token, the application's own signature, or neither. */
export type Sender = { token?: string | undefined; signed?: boolean };
/** A response: `code` only of a refusal; `body` is the whole text. */
export type Reply = { code: string | undefined; data: unknown; body: string };

type Answer = { data?: Record<string, unknown> | null; errors?: { errorType?: string; message: string }[] };

export async function sendGraphql(sender: Sender, query: string, variables: object): Promise<Reply> {
  const text = JSON.stringify({ query, variables });
  const headers = await headersOf(sender, text);
  const response = await fetch(`${cloudUrl}/graphql`, { method: 'POST', headers, body: text });
  const body = await response.text();
  const { data, errors }: Answer = JSON.parse(body);
  const [error] = errors ?? [];
  return { code: error && (error.errorType ?? error.message), data: Object.values(data ?? {})[0], body };
}

async function headersOf({ token, signed }: Sender, body: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  if (!signed) return { ...headers, ...(token && { authorization: token }) };
  const { host, hostname, port, protocol } = new URL(cloudUrl);
  const signer = new SignatureV4({
    service: 'appsync',
    region: local.region,
    credentials: local.keys,
    sha256: Sha256,
  });
  const request = { method: 'POST', protocol, hostname, port: Number(port), path: '/graphql', body };
  return (await signer.sign({ ...request, headers: { ...headers, host } })).headers;
}

/** Calls a route; with content it is a POST. */
export async function sendHttp({ token }: Sender, address: string, content?: object): Promise<Reply> {
  const headers: HeadersInit = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(content && { 'content-type': 'application/json' }),
  };
  const posted = content && { method: 'POST', body: JSON.stringify(content) };
  const response = await fetch(address, { headers, redirect: 'manual', ...posted });
  const body = await response.text();
  return { code: response.status < 400 ? undefined : JSON.parse(body).code, data: body, body };
}

/** Starts a subscription and ends it at once; an accepted one has the data `true`. */
export async function subscribe(sender: Sender, query: string, variables: object): Promise<Reply> {
  const data = JSON.stringify({ query, variables });
  const { 'content-type': _, ...signed } = await headersOf(sender, data);
  const authorization = sender.signed ? signed : { Authorization: sender.token ?? '' };
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url');
  const address = `${cloudUrl.replace('http', 'ws')}/graphql/realtime`;
  const socket = new WebSocket(address, ['graphql-ws', `header-${header}`]);
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('error', reject);
  socket.on('message', (raw) => {
    const body = String(raw);
    const { type, payload } = JSON.parse(body);
    if (type === 'connection_ack') {
      const start = { data, extensions: { authorization } };
      socket.send(JSON.stringify({ id: '1', type: 'start', payload: start }));
    }
    if (type === 'start_ack') resolve({ code: undefined, data: true, body });
    if (type.endsWith('error')) resolve({ code: payload.errors[0].errorType, data: null, body });
  });
  return promise.finally(() => socket.close());
}
