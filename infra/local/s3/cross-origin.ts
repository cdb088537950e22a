import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './s3-error.ts';

/** The bucket's CORS rule, as the stack sets it. */
const methods = ['GET', 'HEAD', 'POST'];
const maxAge = '3600';

/** The pages that may use S3 from another origin, as the bucket's CORS rule says. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'] ?? request.method ?? '';
  if (!origin || !origins.includes(origin) || !methods.includes(method)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', methods.join(', '));
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  return true;
}

export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  isAllowed: boolean,
): void {
  if (!isAllowed) {
    throw new S3Error('AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  response
    .writeHead(200, {
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': maxAge,
    })
    .end();
}
