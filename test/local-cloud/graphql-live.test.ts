import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveStubGraphql, token } from '#test/support/stub-graphql.ts';

let asked: PromiseWithResolvers<void>;
let mayGoOn: PromiseWithResolvers<void>;
let api: Awaited<ReturnType<typeof serveStubGraphql>>;
let socket: WebSocket;
let heard: { type: string; id?: string; payload?: unknown }[];

beforeEach(async () => {
  asked = Promise.withResolvers();
  mayGoOn = Promise.withResolvers();
  api = await serveStubGraphql(async () => {
    asked.resolve();
    await mayGoOn.promise;
    return { data: null };
  });
  heard = [];
  const header = Buffer.from(JSON.stringify({ Authorization: token })).toString('base64url');
  socket = new WebSocket(api.liveEndpoint, ['graphql-ws', `header-${header}`]);
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw))));
  await new Promise((opened) => socket.on('open', opened));
  send({ type: 'connection_init' });
});

afterEach(async () => {
  socket.terminate();
  await api.close();
});

const send = (message: object) => socket.send(JSON.stringify(message));
const start = (id: string) =>
  send({
    id,
    type: 'start',
    payload: {
      data: JSON.stringify({ query: 'subscription { onNews(room: "a") { text } }' }),
      extensions: { authorization: { Authorization: token } },
    },
  });
const patiently = { timeout: 120_000 };
const until = (type: string) => vi.waitUntil(() => heard.find((message) => message.type === type), patiently);
const count = (wanted: number) => vi.waitUntil(() => api.subscriptionCount() === wanted, patiently);

it('a connection that goes takes its subscriptions along', async () => {
  mayGoOn.resolve();
  start('1');
  await count(1);
  socket.terminate();
  await count(0);
});

it('a subscription that is stopped is gone', async () => {
  mayGoOn.resolve();
  start('1');
  await count(1);
  send({ id: '1', type: 'stop' });
  await until('complete');
  expect(api.subscriptionCount()).toBe(0);
});

it('a subscription that is stopped while its function is still asked never begins', async () => {
  start('1');
  await asked.promise;
  send({ id: '1', type: 'stop' });
  await until('complete');
  mayGoOn.resolve();
  start('2');
  await until('start_ack');
  expect(heard.filter(({ type }) => type === 'start_ack')).toMatchObject([{ id: '2' }]);
  expect(api.subscriptionCount()).toBe(1);
});

it('an id that is in use is refused', async () => {
  mayGoOn.resolve();
  start('1');
  await until('start_ack');
  start('1');
  expect(await until('error')).toMatchObject({
    id: '1',
    payload: { errors: [{ errorType: 'DuplicatedOperationError' }] },
  });
  expect(api.subscriptionCount()).toBe(1);
});
