import type { IncomingMessage, ServerResponse } from 'node:http';

/** The pages that may use S3 from another origin, as the bucket's CORS rule says. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (!origin || !origins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'ETag, Content-Length, Content-Range');
  response.setHeader('vary', 'Origin');
  return true;
}

export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  isAllowed: boolean,
): void {
  if (!isAllowed) return void response.writeHead(403).end();
  response
    .writeHead(200, {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '3000',
    })
    .end();
}
