import { generateClient } from 'aws-amplify/api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownUser, publish, removeProfiles } from '#test/support/contract-api.ts';
import { target } from '#test/support/contract-target.ts';
import { removeUsers } from '#test/support/contract-user.ts';
import { closeLiveSockets, openLiveSocket } from '#test/support/live-socket.ts';

const onChange = 'subscription ($scope: String!) { onChange(scope: $scope) { scope entity id revision } }';
let user: Awaited<ReturnType<typeof knownUser>>;
let scope: string;

beforeAll(async () => {
  user = await knownUser();
  scope = `user:${user.sub}`;
});
afterEach(closeLiveSockets);
afterAll(async () => {
  await removeProfiles();
  await removeUsers();
});

async function connected() {
  const socket = await openLiveSocket(user.access);
  await socket.connect();
  return socket;
}

async function listening(...scopes: string[]) {
  const socket = await connected();
  for (const each of scopes) {
    socket.start(each, onChange, { scope: each });
    await socket.until('start_ack', each);
  }
  return socket;
}

describe('a connection', () => {
  it('is acknowledged and kept alive', async () => {
    const socket = await openLiveSocket(user.access);
    const { payload } = await socket.connect();
    expect(payload?.connectionTimeoutMs).toBeGreaterThanOrEqual(60_000);
    await socket.until('ka');
  });

  it('with a bad token is refused', async () => {
    const socket = await openLiveSocket('nonsense');
    socket.send({ type: 'connection_init' });
    const { payload } = await socket.until('connection_error');
    expect(payload?.errors?.[0]).toMatchObject({ errorType: 'UnauthorizedException', errorCode: 401 });
  });
});

describe('a subscription', () => {
  it('receives changes of its scope alone', async () => {
    const socket = await listening(scope, 'catalogue');
    await publish('user:somebody-else', 'not-for-us');
    await publish('catalogue', 'for-all');
    await publish(scope, 'for-us');
    await Promise.all([socket.until('data', scope), socket.until('data', 'catalogue')]);
    expect(socket.changes(scope)).toEqual([{ scope, entity: 'contract', id: 'for-us', revision: 7 }]);
    expect(socket.changes('catalogue')).toMatchObject([{ id: 'for-all' }]);
  });

  it('receives only the fields that the mutation selected', async () => {
    const socket = await listening(scope);
    await publish(scope, '1', 'scope entity id');
    const { payload } = await socket.until('data', scope);
    expect(payload?.data).toEqual({ onChange: { scope, entity: 'contract', id: '1', revision: null } });
  });

  it('receives nothing of a mutation without its scope in the selection', async () => {
    const socket = await listening(scope);
    await publish(scope, 'without', 'entity id');
    await publish(scope, 'with');
    await socket.until('data', scope);
    expect(socket.changes(scope)).toMatchObject([{ id: 'with' }]);
  });

  it('receives nothing after its stop', async () => {
    const socket = await listening(scope, 'catalogue');
    socket.stop(scope);
    await socket.until('complete', scope);
    await publish(scope, '1');
    await publish('catalogue', '2');
    await socket.until('data', 'catalogue');
    expect(socket.changes(scope)).toEqual([]);
  });

  it.each(['admin', 'user:somebody-else', 'anything'])(
    'to the scope %s is refused to an ordinary user, and others continue',
    async (forbidden) => {
      const socket = await listening(scope);
      socket.start('refused', onChange, { scope: forbidden });
      const { payload } = await socket.until('error', 'refused');
      expect(payload?.errors?.[0]).toMatchObject({
        errorType: 'Unauthorized',
        message: 'Not Authorized to access onChange on type Subscription',
      });
      await publish(forbidden, 'secret');
      await publish(scope, 'own');
      await socket.until('data', scope);
      expect(socket.changes('refused')).toEqual([]);
    },
  );

  it('with its own bad token is refused', async () => {
    const socket = await connected();
    socket.start('1', onChange, { scope }, 'nonsense');
    const { payload } = await socket.until('error', '1');
    expect(payload?.errors?.[0]?.errorType).toBe('UnauthorizedException');
  });

  it('to an unknown field is refused', async () => {
    const socket = await connected();
    socket.start('1', 'subscription { onSecret { id } }');
    const { payload } = await socket.until('error', '1');
    expect(payload?.errors?.[0]?.message).toMatch(/^Validation error.*onSecret/);
  });
});

describe('Amplify', () => {
  it('receives the changes of its scope', async () => {
    const client = generateClient({ endpoint: target.liveEndpoint, authMode: 'userPool' });
    const heard: unknown[] = [];
    const answer = client.graphql({ query: onChange, variables: { scope } });
    if (!('subscribe' in answer)) throw new Error('Amplify did not take this for a subscription.');
    const subscription = answer.subscribe({
      next: (message: { data?: unknown }) => heard.push(message.data),
    });
    const hears = async () => {
      await publish('user:somebody-else', 'not-for-us');
      await publish(scope, 'for-us');
      return heard.length > 0;
    };
    // Amplify does not report when a subscription is ready.
    await vi.waitUntil(hears, { timeout: 120_000, interval: 200 });
    subscription.unsubscribe();
    expect(heard[0]).toEqual({ onChange: { scope, entity: 'contract', id: 'for-us', revision: 7 } });
  });
});
