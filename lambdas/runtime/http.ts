import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError, errorStatus, type Failure } from '#shared/errors.ts';
import { failureOf } from './failure.ts';
import { callerInLog, log } from './log.ts';
import { newId } from './new-id.ts';
import type { Operation } from './operation.ts';
import { viewerAddress } from './source-address.ts';

export type HttpReply = APIGatewayProxyStructuredResultV2;

/** Headers of every answer: no cache keeps it, and no page may show it in a frame. */
const privateAnswer = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Headers of JSON: a browser that opens such an answer loads and runs nothing. */
const dataAnswer = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

type CallerOf = (event: APIGatewayProxyEventV2, address: string, now: Date) => Promise<Caller>;

/** Turns an operation into the handler of a route. A failure becomes a status and `{error: true, code}` (QDA-042). */
export function httpHandler<Output>(
  operation: Operation<Output>,
  reply: (output: Output, event: APIGatewayProxyEventV2) => HttpReply,
  callerOf: CallerOf,
  argumentsIn: (event: APIGatewayProxyEventV2) => unknown = argumentsOf,
) {
  return async (event: APIGatewayProxyEventV2, lambda: Context): Promise<HttpReply> => {
    log.addContext(lambda);
    log.appendKeys({ field: event.rawPath, caller: undefined });
    try {
      const address = viewerAddress(event);
      const now = new Date(event.requestContext.timeEpoch);
      const caller = await callerOf(event, address, now);
      log.appendKeys({ caller: callerInLog(caller) });
      const args = argumentsIn(event);
      const { 'user-agent': userAgent } = event.headers;
      const context = { caller, address, ...(userAgent !== undefined && { userAgent }), now, newId };
      const answer = reply(await operation.run(args, context), event);
      return { ...answer, headers: { ...privateAnswer, ...answer.headers } };
    } catch (cause) {
      return refused(failureOf(cause));
    }
  };
}

/**
 * The arguments of a POST are in its body, because logs keep addresses. The body must be JSON: a page of another site
 * could send other types without a preflight request.
 */
export function argumentsOf(event: APIGatewayProxyEventV2) {
  const { requestContext, headers, queryStringParameters, body, isBase64Encoded } = event;
  if (requestContext.http.method !== 'POST') return queryStringParameters ?? {};
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new DomainError('invalid-input', { field: '' });
  try {
    return JSON.parse(Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()) as unknown;
  } catch (cause) {
    throw new DomainError('invalid-input', { field: '' }, { cause });
  }
}

/** A successful answer with data. */
export const jsonReply = (output: object): HttpReply => ({
  statusCode: 200,
  headers: dataAnswer,
  body: JSON.stringify(output),
});

function refused({ code, params }: Failure): HttpReply {
  const wait = params?.retryAfter;
  return {
    statusCode: errorStatus[code],
    headers: {
      ...privateAnswer,
      ...dataAnswer,
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    },
    body: JSON.stringify({ error: true, code, ...(params && { params }) }),
  };
}
