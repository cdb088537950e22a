import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceFault } from './service-fault.ts';

/** The body of a request; more than `limit` bytes are refused with a code of the service. */
export async function readBody(
  request: IncomingMessage,
  limit = 10_000_000,
  [code, status]: readonly [code: string, status: number] = ['RequestEntityTooLargeException', 413],
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Read to its end all the same: the next request on the connection must not find the rest of this one.
    if (size <= limit) chunks.push(bytes);
  }
  if (size > limit) throw new ServiceFault(code, `The body is larger than ${limit} bytes.`, status);
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

/** Answers in the JSON protocol of AWS. */
export const sendAmzJson = (response: ServerResponse, status: number, body: object) =>
  sendJson(response, status, body, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
  });

/** The path without its query. */
export const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** One value of a header that may come repeated. */
export const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Pages of this machine may call the services; pages of other sites may not. */
export function allowLocalOrigins(request: IncomingMessage, response: ServerResponse) {
  const origin = request.headers.origin;
  if (!origin || !localOrigin.test(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader(
    'access-control-expose-headers',
    'x-amzn-requestid,x-amzn-errortype,content-disposition',
  );
}

/** Answers a preflight request of a browser. Returns true if the request was one. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.setHeader('access-control-allow-methods', 'GET,POST,OPTIONS');
  const asked = header(request, 'access-control-request-headers') ?? '';
  response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
  return true;
}
