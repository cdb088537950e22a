import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Claims } from '#infra/local/cognito/tokens.ts';
import { type LocalGraphql, startGraphql } from '#infra/local/graphql/start-graphql.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

const sdl = `
  type Price { amount: Float parent: Price }
  type Paint { id: ID! name: String! colour: String price: Price madeAt: AWSDateTime extra: AWSJSON }
  type News @aws_iam @aws_cognito_user_pools { room: String! text: String secret: String }
  type Query { paint(id: ID!): Paint  broken: String }
  type Mutation {
    describe(id: ID!, extra: AWSJSON): Paint
    publishNews(room: String!, text: String): News @aws_iam
  }
  type Subscription { onNews(room: String!): News @aws_subscribe(mutations: ["publishNews"]) @aws_cognito_user_pools }
`;
const owner = (typeName: string, fieldName: string) => ({ functionName: 'paints', typeName, fieldName });
const fields = [
  owner('Query', 'paint'),
  owner('Query', 'broken'),
  owner('Mutation', 'describe'),
  owner('Mutation', 'publishNews'),
  owner('Subscription', 'onNews'),
];
const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

type Event = { info: { fieldName: string }; arguments: Record<string, unknown>; identity: { sub?: string } };
const events: Event[] = [];

/** Stands for the Lambda function behind every field. */
async function paints(event: Event) {
  events.push(event);
  const { room, id, extra } = event.arguments;
  if (event.info.fieldName === 'broken') throw new Error('A secret detail of the machine.');
  if (event.info.fieldName === 'onNews' && room === 'forbidden') return { error: { code: 'forbidden' } };
  if (event.info.fieldName === 'onNews') return { data: null };
  if (event.info.fieldName === 'publishNews') return { data: { ...event.arguments, secret: 'kept back' } };
  if (id === 'gone') return { error: { code: 'not-found', params: { id: 'gone' } } };
  return { data: { id, name: 'Smalto', price: { amount: 3.5 }, madeAt: '2026-11-20T10:00:00.000Z', extra } };
}

const claims: Claims = {
  iss: 'pool',
  sub: 'anna',
  token_use: 'access',
  exp: 0,
  origin_jti: '1',
  username: 'anna',
};
const jwt = ['{}', JSON.stringify({ ...claims, exp: 9_999_999_999, iat: 1 }), 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

let graphql: LocalGraphql;
let served: ServedLocally;
let endpoint: string;

beforeAll(async () => {
  graphql = startGraphql({
    schema: sdl,
    fields,
    // The events come from the gateway under test, whose shape these tests assert.
    invoke: async (_name, event) => paints(event as Event),
    checkToken: (token) => (token === jwt ? claims : undefined),
    keys,
    depthLimit: 4,
  });
  served = await serveLocally(graphql);
  endpoint = `${served.url}/graphql`;
});

afterAll(async () => {
  await graphql.stop();
  await served.close();
});

async function post(body: string, headers: Record<string, string> = { authorization: jwt }) {
  const answer = await fetch(endpoint, { method: 'POST', body, headers });
  return { status: answer.status, body: await answer.json() };
}

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  post(JSON.stringify({ query, variables }));

async function askSigned(query: string, secretAccessKey = keys.secretAccessKey) {
  const credentials = { ...keys, secretAccessKey };
  const signer = new SignatureV4({ credentials, region: 'eu-central-1', service: 'appsync', sha256: Sha256 });
  const body = JSON.stringify({ query });
  const { hostname, port, pathname } = new URL(endpoint);
  const headers = { 'content-type': 'application/json', host: `${hostname}:${port}` };
  const request = { method: 'POST', protocol: 'http:', hostname, path: pathname, headers, body };
  return post(body, (await signer.sign(request)).headers);
}

describe('queries and mutations', () => {
  it('hands the field, its arguments and the caller to the function and prints what was selected', async () => {
    const { status, body } = await ask(
      'query($id: ID!) { paint(id: $id) { name price { amount } madeAt } }',
      { id: '7' },
    );
    expect(status).toBe(200);
    expect(body.data.paint).toEqual({
      name: 'Smalto',
      price: { amount: 3.5 },
      madeAt: '2026-11-20T10:00:00.000Z',
    });
    expect(events.at(-1)).toMatchObject({
      info: { parentTypeName: 'Query', fieldName: 'paint' },
      arguments: { id: '7' },
      identity: { sub: 'anna', username: 'anna', defaultAuthStrategy: 'ALLOW' },
    });
  });

  it('prints an expected failure with its code and parameters', async () => {
    const { body } = await ask('{ paint(id: "gone") { name } }');
    expect(body.data).toEqual({ paint: null });
    expect(body.errors[0]).toMatchObject({
      message: 'not-found',
      errorType: 'not-found',
      errorInfo: { id: 'gone' },
      path: ['paint'],
      data: null,
    });
  });

  it('says no more than internal when a function fails', async () => {
    const { body } = await ask('{ broken }');
    expect(body.errors[0]).toMatchObject({ message: 'internal', errorType: 'internal' });
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });

  it('gives JSON that came as a string to the function as a value, and prints it as a string', async () => {
    const { body } = await ask('mutation($e: AWSJSON) { describe(id: "1", extra: $e) { extra } }', {
      e: '{"a":1}',
    });
    expect(events.at(-1)?.arguments.extra).toEqual({ a: 1 });
    expect(body.data.describe.extra).toBe('{"a":1}');
  });

  it('refuses a field that does not exist as a validation error', async () => {
    const { body } = await ask('{ paint(id: "1") { price { nothing } } }');
    expect(body).toMatchObject({ data: null, errors: [{ errorType: 'ValidationError' }] });
  });

  it('refuses a variable of the wrong type as a validation error', async () => {
    const { body } = await ask('query($id: ID!) { paint(id: $id) { name } }', {});
    expect(body).toMatchObject({ data: null, errors: [{ errorType: 'ValidationError' }] });
  });

  it('refuses what is nested too deep', async () => {
    const { body } = await ask('{ paint(id: "1") { price { parent { parent { amount } } } } }');
    expect(body.errors[0].message).toContain('Query depth limit exceeded');
  });

  it('does not describe its schema', async () => {
    const { body } = await ask('{ __schema { types { name } } }');
    expect(body.data).toBeNull();
    expect(body.errors[0].message).toContain('introspection has been disabled');
  });

  it.each(['not json', '{"query": 1}', '{"query": "{ broken "}'])(
    'refuses the request %s as malformed',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].errorType).toBe('MalformedHttpRequestException');
    },
  );
});

describe('who may ask', () => {
  it.each<Record<string, string>>([{}, { authorization: 'Bearer nonsense' }])(
    'answers 401 without a good token: %o',
    async (headers) => {
      const { status, body } = await post('{"query":"{ broken }"}', headers);
      expect(status).toBe(401);
      expect(body.errors[0].errorType).toBe('UnauthorizedException');
    },
  );

  it('keeps a signed-in user from a field of the application', async () => {
    const { body } = await ask('mutation { publishNews(room: "a") { text } }');
    expect(body.data).toEqual({ publishNews: null });
    expect(body.errors[0]).toMatchObject({
      errorType: 'Unauthorized',
      message: 'Not Authorized to access publishNews on type Mutation',
    });
  });

  it('lets the application in with a signature made with its keys', async () => {
    const { body } = await askSigned('mutation { publishNews(room: "empty") { text } }');
    expect(body).toEqual({ data: { publishNews: { text: null } } });
    expect(events.at(-1)?.identity).toMatchObject({ accountId: '000000000000' });
  });

  it('refuses a signature made with other keys', async () => {
    expect((await askSigned('mutation { publishNews(room: "a") { text } }', 'guessed')).status).toBe(401);
  });

  it('keeps the application from fields of users', async () => {
    const { body } = await askSigned('{ paint(id: "1") { name } }');
    expect(body.errors[0].errorType).toBe('Unauthorized');
  });
});

describe('subscriptions with Amplify', () => {
  const subscribe = 'subscription($room: String!) { onNews(room: $room) { room text secret } }';

  beforeAll(() => {
    vi.stubGlobal('WebSocket', WebSocket);
    const token = { toString: () => jwt, payload: {} };
    Amplify.configure(
      { API: { GraphQL: { endpoint, region: 'eu-central-1', defaultAuthMode: 'userPool' } } },
      { Auth: { tokenProvider: { getTokens: async () => ({ accessToken: token, idToken: token }) } } },
    );
  });

  it('delivers to the scope that was asked for only the fields that the mutation selected', async () => {
    const live = generateClient({ endpoint: `ws://127.0.0.1:${served.port}/graphql`, authMode: 'userPool' });
    const heard = Promise.withResolvers<unknown>();
    const open = live.graphql({ query: subscribe, variables: { room: 'a' } });
    if (!('subscribe' in open)) throw new Error('Amplify did not take this for a subscription.');
    const listening = open.subscribe({ next: heard.resolve, error: heard.reject });
    await vi.waitUntil(() => graphql.subscriptionCount() === 1, { timeout: 5000 });

    await askSigned('mutation { publishNews(room: "b", text: "not for us") { room text } }');
    await askSigned('mutation { publishNews(room: "a", text: "for us") { room text } }');
    expect(await heard.promise).toMatchObject({
      data: { onNews: { room: 'a', text: 'for us', secret: null } },
    });

    listening.unsubscribe();
    await vi.waitUntil(() => graphql.subscriptionCount() === 0, { timeout: 5000 });
  });
});

describe('the real-time protocol', () => {
  const protocols = (authorization: string) => [
    'graphql-ws',
    `header-${Buffer.from(JSON.stringify({ Authorization: authorization })).toString('base64url')}`,
  ];

  /** Opens a connection, says everything at once and collects what comes until `last`. */
  async function talk(authorization: string, last: string, ...messages: object[]) {
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/graphql/realtime`, protocols(authorization));
    const heard: Record<string, unknown>[] = [];
    const done = Promise.withResolvers<void>();
    socket.on('open', () => {
      for (const message of messages) socket.send(JSON.stringify(message));
    });
    socket.on('message', (raw) => {
      const message = JSON.parse(String(raw));
      heard.push(message);
      if (message.type === last) done.resolve();
    });
    await done.promise;
    socket.terminate();
    return heard;
  }

  const start = (room: string, authorization = jwt) => ({
    id: '1',
    type: 'start',
    payload: {
      data: JSON.stringify({ query: `subscription { onNews(room: "${room}") { text } }` }),
      extensions: { authorization: { Authorization: authorization } },
    },
  });

  it('acknowledges a connection and the start and the end of a subscription', async () => {
    const heard = await talk(jwt, 'start_ack', { type: 'connection_init' }, start('a'));
    expect(heard.map(({ type }) => type)).toEqual(['connection_ack', 'ka', 'start_ack']);
  });

  it('refuses a scope that the function does not allow', async () => {
    const heard = await talk(jwt, 'error', { type: 'connection_init' }, start('forbidden'));
    expect(heard.at(-1)).toMatchObject({
      payload: { errors: [{ errorType: 'Unauthorized', message: 'forbidden' }] },
    });
  });

  it('refuses a connection without a good token', async () => {
    const heard = await talk('nonsense', 'connection_error', { type: 'connection_init' });
    expect(heard.at(-1)).toMatchObject({ payload: { errors: [{ errorCode: 401 }] } });
  });
});
