import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aUser } from '#test/support/builders/user.ts';
import { aLambdaContext } from '#test/support/lambda.ts';

vi.stubEnv('TABLE_NAME', 'adapters');
vi.stubEnv('AWS_REGION', 'eu-central-1');
vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
const callerOf = vi.fn();
vi.mock('#lambdas/store/session/caller.ts', () => ({ callerOf }));
const redeemTicket = vi.fn();
vi.mock('#lambdas/store/pass/ticket-store.ts', () => ({ redeemTicket }));
const countUse = vi.fn();
const uncountUse = vi.fn();
vi.mock('#lambdas/store/limit/rate-store.ts', () => ({ countUse, uncountUse }));

const { graphqlHandler } = await import('#lambdas/graphql.ts');
const { httpHandler, jsonReply } = await import('#lambdas/runtime/http.ts');
const { anyCaller, httpCaller } = await import('#lambdas/store/session/http-caller.ts');
const { operation } = await import('#lambdas/operation.ts');
const { scheduleHandler } = await import('#lambdas/runtime/schedule.ts');
const { DomainError } = await import('#shared/errors.ts');

const failing = (cause: unknown) =>
  operation({
    allow: 'document.download',
    input: z.object({}),
    run: async (): Promise<string> => {
      throw cause;
    },
  });
const greeting = operation({
  allow: 'document.download',
  input: z.object({}),
  run: async () => 'buongiorno',
});

beforeEach(() => {
  callerOf.mockReset().mockResolvedValue({ kind: 'user', user: aUser() });
  redeemTicket.mockReset().mockRejectedValue(new DomainError('link-expired'));
  countUse.mockReset().mockResolvedValue('the use');
  uncountUse.mockReset();
});

describe('the GraphQL adapter', () => {
  const event = (fieldName: string, identity: object | null = { sub: 'someone' }) => ({
    info: { parentTypeName: 'Query', fieldName },
    arguments: {},
    identity,
  });
  const handler = graphqlHandler({
    'Query.greeting': greeting,
    'Query.conflicting': failing(new DomainError('conflict', { by: 'Marta' })),
    'Query.broken': failing(new TypeError('a detail nobody outside may see')),
  });

  it('answers the data of the operation that the field names', async () => {
    expect(await handler(event('greeting'), aLambdaContext())).toEqual({ data: 'buongiorno' });
  });

  it('knows nobody by the token of an identity, which AppSync takes as well', async () => {
    const claims = { token_use: 'id', auth_time: 1_795_000_000 };
    const answer = await handler(event('greeting', { sub: 'someone', claims }), aLambdaContext());
    expect(answer).toEqual({ error: { code: 'not-signed-in' } });
    expect(callerOf).not.toHaveBeenCalled();
  });

  it('tells which session of the caller it is, and when it began [OPC-42]', async () => {
    const claims = { token_use: 'access', auth_time: 1_795_000_000, origin_jti: 'o1' };
    await handler(event('greeting', { sub: 'someone', claims }), aLambdaContext());
    expect(callerOf).toHaveBeenCalledWith('someone', { id: 'o1', signedInAt: 1_795_000_000 });
  });

  it('counts by the address of the connection, not by those that the client says stand before it', async () => {
    const input = z.object({});
    const where = operation({ allow: 'document.download', input, run: async (_, { address }) => address });
    const sourceIp = ['198.51.100.1', '203.0.113.9', '192.0.2.7'];
    const asked = event('where', { sub: 'someone', sourceIp });
    expect(await graphqlHandler({ 'Query.where': where })(asked, aLambdaContext())).toEqual({
      data: '192.0.2.7',
    });
  });

  it('answers an expected failure with its code and parameters', async () => {
    const answer = { error: { code: 'conflict', params: { by: 'Marta' } } };
    expect(await handler(event('conflicting'), aLambdaContext())).toEqual(answer);
  });

  it('answers any other failure as internal, without its message', async () => {
    expect(await handler(event('broken'), aLambdaContext())).toEqual({ error: { code: 'internal' } });
  });

  it('takes a signed request without a user for the application, and one without either for nobody', async () => {
    const asApplication = await handler(event('greeting', { accountId: '1' }), aLambdaContext());
    expect(asApplication).toEqual({ error: { code: 'forbidden' } });
    expect(await handler(event('greeting', null), aLambdaContext())).toEqual({
      error: { code: 'not-signed-in' },
    });
  });
});

describe('the HTTP adapter', () => {
  const requestContext = { http: { sourceIp: '192.0.2.1' }, timeEpoch: Date.parse('2026-11-20T09:00:00Z') };
  // The adapter reads the path, the headers, the query, the source address and the time alone.
  const request = (query: Record<string, string>, headers = {}) =>
    ({
      rawPath: '/functions/x',
      headers,
      queryStringParameters: query,
      requestContext,
    }) as unknown as APIGatewayProxyEventV2;
  const reply = (body: string) => ({ statusCode: 200, body });
  const asked = (query: Record<string, string>, headers = {}, operation = greeting) =>
    httpHandler(operation, reply, httpCaller)(request(query, headers), aLambdaContext());

  it('lets a one-time ticket of the asked quotation in', async () => {
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q1' });
    expect(await asked({ q: 'q1', ticket: 't' })).toMatchObject({
      statusCode: 200,
      body: 'buongiorno',
      headers: { 'cache-control': 'no-store' },
    });
    expect(callerOf).toHaveBeenCalledWith('u1');
  });

  it('answers a used ticket, or one of another quotation, with an error flag and a code [QDA-042, CER-001]', async () => {
    const used = await asked({ q: 'q1', ticket: 't' });
    expect(used.statusCode).toBe(410);
    expect(JSON.parse(used.body ?? '')).toEqual({ error: true, code: 'link-expired' });
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q2' });
    expect((await asked({ q: 'q1', ticket: 't' })).statusCode).toBe(410);
  });

  it('counts the tickets of an address that open nothing, and no others', async () => {
    await asked({ q: 'q1', ticket: 't' });
    expect(countUse).toHaveBeenCalledWith('failed-pass', '192.0.2.1', new Date(requestContext.timeEpoch));
    expect(uncountUse).not.toHaveBeenCalled();
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q1' });
    await asked({ q: 'q1', ticket: 't' });
    expect(uncountUse).toHaveBeenCalledWith('the use');
  });

  it('counts no ticket that could not be looked at for the moment', async () => {
    redeemTicket.mockRejectedValue(new DomainError('busy'));
    expect((await asked({ q: 'q1', ticket: 't' })).statusCode).toBe(503);
    expect(uncountUse).toHaveBeenCalledExactlyOnceWith('the use');
  });

  it('lets in the holder of a ticket that is used up, even when that use stays counted', async () => {
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q1' });
    uncountUse.mockRejectedValue(new DomainError('busy'));
    expect((await asked({ q: 'q1', ticket: 't' })).statusCode).toBe(200);
  });

  it('takes the address from the gateway, whatever the headers say', async () => {
    const said = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
    };
    await asked({ q: 'q1', ticket: 't' }, said);
    expect(countUse.mock.calls.map(([, by]) => by)).toEqual(['192.0.2.1']);
  });

  it('looks at no ticket of an address that tried too many, and says when to come back', async () => {
    countUse.mockRejectedValue(new DomainError('too-many-requests', { retryAfter: 42 }));
    const answer = await asked({ q: 'q1', ticket: 't' });
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '42' } });
    expect(JSON.parse(answer.body ?? '')).toMatchObject({
      code: 'too-many-requests',
      params: { retryAfter: 42 },
    });
    expect(redeemTicket).not.toHaveBeenCalled();
  });

  it('answers without token and ticket that one is not signed in', async () => {
    expect((await asked({ q: 'q1' })).statusCode).toBe(401);
  });

  describe('of a route that is posted', () => {
    const said = operation({
      allow: 'account.open',
      input: z.strictObject({ email: z.string() }),
      run: async ({ email }) => email,
    });
    const json = { 'content-type': 'application/json' };
    const posted = (body: string | undefined, isBase64Encoded = false, type: Record<string, string> = json) =>
      httpHandler(
        said,
        reply,
        anyCaller,
      )(
        {
          ...request({ email: 'query@example.com' }, { authorization: 'Bearer of-somebody', ...type }),
          requestContext: { ...requestContext, http: { ...requestContext.http, method: 'POST' } },
          body,
          isBase64Encoded,
        } as unknown as APIGatewayProxyEventV2,
        aLambdaContext(),
      );

    it('reads the body, as text or as bytes, and neither the query nor a session', async () => {
      const body = '{"email":"perché@example.com"}';
      expect((await posted(body)).body).toBe('perché@example.com');
      expect((await posted(Buffer.from(body).toString('base64'), true)).body).toBe('perché@example.com');
      expect(callerOf).not.toHaveBeenCalled();
    });

    it.each([undefined, '', '{"email":', 'null', '[]', '"a"', '{"email":"a","more":1}'])(
      'refuses a body that is not what it asks for: %s',
      async (body) => {
        const { statusCode, body: answer = '' } = await posted(body);
        expect([statusCode, JSON.parse(answer)]).toMatchObject([400, { error: true, code: 'invalid-input' }]);
      },
    );

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
    ])('refuses a body of a type that pages of other sites may send unasked: %s', async (type) => {
      const body = '{"email":"a@example.com"}';
      const { statusCode, body: answer = '' } = await posted(
        body,
        false,
        type ? { 'content-type': type } : {},
      );
      expect([statusCode, JSON.parse(answer).code]).toEqual([400, 'invalid-input']);
      const typed = await posted(body, false, { 'content-type': 'Application/JSON; charset=utf-8' });
      expect(typed.body).toBe('a@example.com');
    });
  });

  it('sends what no page of another site shows, no cache keeps, and nothing but TLS carries', async () => {
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q1' });
    const always = {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    };
    const document = await asked({ q: 'q1', ticket: 't' });
    expect(document.headers).toEqual({ ...always, 'content-security-policy': "frame-ancestors 'none'" });
    const data = { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
    const refused = { ...always, ...data, 'content-type': 'application/json' };
    expect((await asked({ q: 'q1' })).headers).toEqual(refused);
    const answered = await httpHandler(
      greeting,
      () => jsonReply({}),
      httpCaller,
    )(request({ q: 'q1', ticket: 't' }), aLambdaContext());
    expect([answered.statusCode, answered.headers]).toEqual([200, refused]);
  });

  it('gives no details of an unexpected failure', async () => {
    redeemTicket.mockResolvedValue({ userId: 'u1', quotationId: 'q1' });
    const answer = await asked({ q: 'q1', ticket: 't' }, {}, failing(new Error('a secret')));
    expect(answer).toMatchObject({ statusCode: 500, body: '{"error":true,"code":"internal"}' });
  });
});

describe('the schedule adapter', () => {
  it('runs the work with the time of the event and lets a failure count as one', async () => {
    const run = vi.fn(async () => {});
    await scheduleHandler(run)({ time: '2026-11-20T09:00:00Z' }, aLambdaContext());
    expect(run).toHaveBeenCalledWith(new Date('2026-11-20T09:00:00Z'));
    const broken = scheduleHandler(async () => {
      throw new Error('broken');
    });
    await expect(broken({ time: '2026-11-20T09:00:00Z' }, aLambdaContext())).rejects.toThrow('broken');
  });
});
