import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import { aLambdaContext } from '#test/support/lambda.ts';
import { openStoreTable } from '#test/support/store-table.ts';

vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
vi.stubEnv('ORIGIN_SECRET', 'the secret');
const table = await openStoreTable();
afterAll(() => table.close());

const { graphqlHandlerOf } = await import('#lambdas/runtime/graphql.ts');
const { httpHandler, jsonReply } = await import('#lambdas/runtime/http.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { anyCaller, httpCaller } = await import('#lambdas/store/session/http-caller.ts');
const { countUse, ratePartition } = await import('#lambdas/store/limit/rate-store.ts');
const { issueTicket, redeemTicket } = await import('#lambdas/store/pass/ticket-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { limits } = await import('#shared/access/limits.ts');
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

describe('the GraphQL adapter', () => {
  const callerOf = vi.fn(async () => ({ kind: 'user', user: aUser() }) as const);
  beforeEach(() => callerOf.mockClear());
  const event = (fieldName: string, identity: object | null = { sub: 'someone' }) => ({
    info: { parentTypeName: 'Query', fieldName },
    arguments: {},
    identity,
  });
  const handler = graphqlHandlerOf(
    {
      'Query.greeting': greeting,
      'Query.conflicting': failing(new DomainError('conflict', { by: 'Marta' })),
      'Query.broken': failing(new TypeError('a detail nobody outside may see')),
    },
    callerOf,
  );

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
    expect(await graphqlHandlerOf({ 'Query.where': where }, callerOf)(asked, aLambdaContext())).toEqual({
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
  // 42 seconds before the minute ends.
  const now = new Date('2026-11-20T09:00:18Z');
  const requestContext = { http: { sourceIp: '192.0.2.1' }, timeEpoch: now.getTime() };
  const ticketOf = async (quotationId: string) =>
    (await issueTicket({ userId: 'marta', quotationId }, now)).ticket;
  /** Uses of limits that are counted, by what counted them. */
  const counted = async () =>
    (await client.send(new ScanCommand({ TableName: table.tableName, ConsistentRead: true }))).Items?.filter(
      ({ pk, uses }) => pk.startsWith('RATE#') && uses > 0,
    ) ?? [];
  const failedBy = (address: string, uses: number) => [
    expect.objectContaining({ pk: ratePartition('failed-pass', address), uses }),
  ];
  /** The table is too busy for calls that hold a text. */
  const tooBusyFor = (text: string) =>
    client.middlewareStack.add(
      (next) => async (call) => {
        if (JSON.stringify(call.input).includes(text))
          throw Object.assign(new Error('too much'), { name: 'ThrottlingException' });
        return next(call);
      },
      { step: 'initialize', name: 'tooBusy', priority: 'high' },
    );
  beforeAll(() => writeUser(aStoredUser({ emailVerified: true })));
  beforeEach(async () => {
    await removeItems((await counted()).map(({ pk, sk }) => ({ pk, sk })));
  });
  afterEach(() => {
    client.middlewareStack.remove('tooBusy');
  });
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
    const input = z.object({});
    const run = async (_: object, { caller }: Context) => (caller.kind === 'user' ? caller.user.id : '');
    const whose = operation({ allow: 'document.download', input, run });
    const ticket = await ticketOf('q1');
    expect(await asked({ q: 'q1', ticket }, {}, whose)).toMatchObject({
      statusCode: 200,
      body: 'marta',
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('answers a used ticket, or one of another quotation, with an error flag and a code [QDA-042, CER-001]', async () => {
    const ticket = await ticketOf('q1');
    await asked({ q: 'q1', ticket });
    const used = await asked({ q: 'q1', ticket });
    expect(used.statusCode).toBe(410);
    expect(JSON.parse(used.body ?? '')).toEqual({ error: true, code: 'link-expired' });
    expect((await asked({ q: 'q1', ticket: await ticketOf('q2') })).statusCode).toBe(410);
  });

  it('counts the tickets of an address that open nothing, and no others', async () => {
    await asked({ q: 'q1', ticket: 't' });
    expect(await counted()).toEqual(failedBy('192.0.2.1', 1));
    await asked({ q: 'q1', ticket: await ticketOf('q1') });
    expect(await counted()).toEqual(failedBy('192.0.2.1', 1));
  });

  it.each([
    ['by the header of the website, which proves itself', 'the secret', '198.51.100.7'],
    ['by the connection, whatever a header claims without the proof', 'a guess', '192.0.2.1'],
    ['by the connection, with a proof that is empty', '', '192.0.2.1'],
  ])('counts who asks %s', async (_how, secret, counts) => {
    const headers = { 'x-origin-secret': secret, 'x-viewer-address': '198.51.100.7' };
    await asked({ q: 'q1', ticket: 't' }, headers);
    expect(await counted()).toEqual(failedBy(counts, 1));
  });

  it('counts no ticket that could not be looked at for the moment', async () => {
    const ticket = await ticketOf('q1');
    tooBusyFor('"DOWNLOAD#');
    expect((await asked({ q: 'q1', ticket })).statusCode).toBe(503);
    expect(await counted()).toEqual([]);
  });

  it('lets in the holder of a ticket that is used up, even when that use stays counted', async () => {
    const ticket = await ticketOf('q1');
    tooBusyFor('":less"');
    expect((await asked({ q: 'q1', ticket })).statusCode).toBe(200);
    expect(await counted()).toEqual(failedBy('192.0.2.1', 1));
  });

  it('takes the address from the gateway, whatever the headers say', async () => {
    const said = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
    };
    await asked({ q: 'q1', ticket: 't' }, said);
    expect(await counted()).toEqual(failedBy('192.0.2.1', 1));
  });

  it('looks at no ticket of an address that tried too many, and says when to come back', async () => {
    const { most } = limits['failed-pass'];
    for (let use = 0; use < most; use += 1) await countUse('failed-pass', '192.0.2.1', now);
    const ticket = await ticketOf('q1');
    const answer = await asked({ q: 'q1', ticket });
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '42' } });
    expect(JSON.parse(answer.body ?? '')).toMatchObject({
      code: 'too-many-requests',
      params: { retryAfter: 42 },
    });
    expect(await redeemTicket(ticket, now)).toMatchObject({ quotationId: 'q1' });
  });

  it('answers without token and ticket that one is not signed in', async () => {
    expect((await asked({ q: 'q1' })).statusCode).toBe(401);
  });

  describe('of a route that is posted', () => {
    const said = operation({
      allow: 'account.open',
      input: z.strictObject({ email: z.string() }),
      run: async ({ email }, { caller }) => (caller.kind === 'nobody' ? email : caller.kind),
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
    const ticket = await ticketOf('q1');
    const always = {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    };
    const document = await asked({ q: 'q1', ticket });
    expect(document.headers).toEqual({ ...always, 'content-security-policy': "frame-ancestors 'none'" });
    const data = { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
    const refused = { ...always, ...data, 'content-type': 'application/json' };
    expect((await asked({ q: 'q1' })).headers).toEqual(refused);
    const answered = await httpHandler(
      greeting,
      () => jsonReply({}),
      httpCaller,
    )(request({ q: 'q1', ticket: await ticketOf('q1') }), aLambdaContext());
    expect([answered.statusCode, answered.headers]).toEqual([200, refused]);
  });

  it('gives no details of an unexpected failure', async () => {
    const answer = await asked({ q: 'q1', ticket: await ticketOf('q1') }, {}, failing(new Error('a secret')));
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
