import { WebSocket } from 'ws';
import { cloudUrl, graphql, tokenOf, type Who } from './cloud.ts';

type Message = { type: string; payload?: { data?: { onChange: Heard }; errors?: { errorType: string }[] } };
type Heard = { scope: string; entity: string; id: string; revision: number | null };
/** `said`: all received text. */
export type Listener = { next(): Promise<Heard>; said(): string; close(): void };

const query = 'subscription ($scope: String!) { onChange(scope: $scope) { scope entity id revision } }';

/** Subscribes to a scope as a demo user by AppSync's protocol; a refusal rejects with the error's type. */
export const listen = async (who: Who, scope: string): Promise<Listener> =>
  listenWith(await tokenOf(who), scope);

/** The same with a token. */
export async function listenWith(Authorization: string, scope: string): Promise<Listener> {
  const header = Buffer.from(JSON.stringify({ Authorization })).toString('base64url');
  const address = `${cloudUrl.replace('http', 'ws')}/graphql/realtime`;
  const socket = new WebSocket(address, ['graphql-ws', `header-${header}`]);
  const said: string[] = [];
  const heard: Heard[] = [];
  const waiting: ((change: Heard) => void)[] = [];
  const started = Promise.withResolvers<void>();
  const payload = {
    data: JSON.stringify({ query, variables: { scope } }),
    extensions: { authorization: { Authorization } },
  };
  const take = {
    connection_ack: () => socket.send(JSON.stringify({ id: '1', type: 'start', payload })),
    start_ack: () => started.resolve(),
    error: (message: Message) => started.reject(new Error(message.payload?.errors?.[0]?.errorType)),
    data: ({ payload: received }: Message) => {
      const change = received?.data?.onChange;
      if (!change) return;
      const next = waiting.shift();
      if (next) next(change);
      else heard.push(change);
    },
  };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('error', started.reject);
  socket.on('message', (raw) => {
    said.push(String(raw));
    const message: Message = JSON.parse(String(raw));
    take[message.type as keyof typeof take]?.(message);
  });
  await started.promise;
  return {
    next() {
      const first = heard.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
    said: () => said.join('\n'),
    close: () => socket.close(),
  };
}

/** The id of a demo user, for the user's own scope. */
export async function idOf(who: Who): Promise<string> {
  const { data } = await graphql<{ currentUser: { id: string } }>(who, '{ currentUser { id } }');
  return data?.currentUser.id ?? '';
}
