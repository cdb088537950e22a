import { WebSocket } from 'ws';
import { target } from './contract-target.ts';

export type LiveMessage = {
  type: string;
  id?: string;
  payload?: {
    connectionTimeoutMs?: number;
    data?: Record<string, unknown> | null;
    errors?: { errorType?: string; errorCode?: number; message?: string }[];
  };
};

const { host } = new URL(target.graphqlEndpoint);
const address = target.aws
  ? target.graphqlEndpoint.replace('https', 'wss').replace('.appsync-api.', '.appsync-realtime-api.')
  : `${target.liveEndpoint}/realtime`;
const open = new Set<WebSocket>();

/** A connection in AppSync's own protocol, without Amplify: sends messages and collects those that came. */
export async function openLiveSocket(authorization: string) {
  const header = Buffer.from(JSON.stringify({ host, Authorization: authorization })).toString('base64url');
  const socket = new WebSocket(address, ['graphql-ws', `header-${header}`]);
  open.add(socket);
  const heard: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw) => {
    heard.push(JSON.parse(String(raw)));
    for (const look of waiting) look();
  });
  await new Promise<void>((opened, failed) => {
    socket.on('open', () => opened());
    socket.on('error', failed);
  });
  const send = (message: object) => socket.send(JSON.stringify(message));

  /** The first message of a kind, past or future. */
  const until = (type: string, id?: string) =>
    new Promise<LiveMessage>((found) => {
      const look = () => {
        const message = heard.find((each) => each.type === type && (!id || each.id === id));
        if (!message) return;
        waiting.delete(look);
        found(message);
      };
      waiting.add(look);
      look();
    });

  return {
    heard,
    send,
    until,
    connect() {
      send({ type: 'connection_init' });
      return until('connection_ack');
    },
    start(id: string, query: string, variables: object = {}, token = authorization) {
      const data = JSON.stringify({ query, variables });
      const extensions = { authorization: { host, Authorization: token } };
      send({ id, type: 'start', payload: { data, extensions } });
    },
    stop: (id: string) => send({ id, type: 'stop' }),
    /** The changes that a subscription received. */
    changes: (id: string) =>
      heard.flatMap(({ type, id: of, payload }) =>
        type === 'data' && of === id ? [payload?.data?.onChange] : [],
      ),
  };
}

export function closeLiveSockets() {
  for (const socket of open) socket.terminate();
  open.clear();
}
