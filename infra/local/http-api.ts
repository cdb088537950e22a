import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import type { Invoke } from './function-runner.ts';
import { pathOf, readBody, sendJson } from './http-exchange.ts';
import type { LocalService } from './service.ts';
import { ServiceFault } from './service-fault.ts';

type HttpApiOptions = {
  functions: Record<string, FunctionSpec>;
  invoke: Invoke;
  /** Milliseconds since the epoch. */
  now(): number;
};

type Route = { functionName: string; routeKey: string; mayPass(): boolean };

const replyShape = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** API Gateway's HTTP API for the manifest's routes, with events of format 2.0. */
export function startHttpApi({ functions, invoke, now }: HttpApiOptions): LocalService {
  const routes = new Map(routesOf(functions, now).map((route) => [route.routeKey, route]));
  return {
    async handle(request, response) {
      const route = routes.get(`${request.method} ${pathOf(request)}`);
      if (!route) return sendJson(response, 404, { message: 'Not Found' });
      if (!route.mayPass()) return sendJson(response, 429, { message: 'Too Many Requests' });
      try {
        const event = await eventOf(request, route.routeKey, now());
        answer(response, await invoke(route.functionName, event));
      } catch (error) {
        if (error instanceof ServiceFault) return sendJson(response, 413, { message: 'Request Too Long' });
        sendJson(response, 500, { message: 'Internal Server Error' });
      }
    },
    async stop() {},
  };
}

const routesOf = (functions: HttpApiOptions['functions'], now: () => number): Route[] =>
  Object.entries(functions).flatMap(([functionName, { trigger }]) =>
    'http' in trigger
      ? [{ functionName, routeKey: trigger.http, mayPass: createThrottle(trigger.throttle, now) }]
      : [],
  );

async function eventOf(
  request: IncomingMessage,
  routeKey: string,
  timeEpoch: number,
): Promise<APIGatewayProxyEventV2> {
  const url = new URL(request.url ?? '/', 'http://local');
  const { cookie, ...headers } = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const body = await readBody(request);
  const isBase64Encoded = !isText(headers['content-type']);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(cookie && { cookies: cookie.split(/; */) }),
    ...(url.search.length > 1 && { queryStringParameters: joined(url.searchParams) }),
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded: body.length > 0 && isBase64Encoded,
    requestContext: contextOf(request, url.pathname, routeKey, timeEpoch),
  };
}

const contextOf = (request: IncomingMessage, path: string, routeKey: string, timeEpoch: number) => ({
  accountId: '000000000000',
  apiId: 'local',
  domainName: request.headers.host ?? '127.0.0.1',
  domainPrefix: 'local',
  http: {
    method: request.method ?? 'GET',
    path,
    protocol: 'HTTP/1.1',
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    userAgent: request.headers['user-agent'] ?? '',
  },
  requestId: randomUUID(),
  routeKey,
  stage: '$default',
  time: new Date(timeEpoch).toUTCString(),
  timeEpoch,
});

/** Repeated parameters come as one, divided by commas. */
const joined = (parameters: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name).join(',')]),
  );

const isText = (type = 'text/plain') => /^text\/|json|xml|javascript|x-www-form-urlencoded/.test(type);

function answer(response: ServerResponse, result: unknown) {
  const reply = replyShape.safeParse(result).data;
  // Without a status the whole result is the body.
  if (!reply) return sendJson(response, 200, result);
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, String(value));
  if (reply.cookies.length > 0) response.setHeader('set-cookie', reply.cookies);
  response.statusCode = reply.statusCode;
  response.end(Buffer.from(reply.body, reply.isBase64Encoded ? 'base64' : 'utf8'));
}

/** API Gateway's token bucket: so many requests a second, and as many at once after a pause. */
function createThrottle(perSecond: number, now: () => number) {
  let tokens = perSecond;
  let filledAt = now();
  /** True when the request may pass. */
  return (): boolean => {
    const time = now();
    tokens = Math.min(perSecond, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
