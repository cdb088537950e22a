import { WebSocket } from 'ws';

type Message = {
  type: string;
  payload?: { data?: { onChange?: { id: string; revision: number | null } }; errors?: unknown[] };
};

const query = 'subscription ($scope: String!) { onChange(scope: $scope) { scope entity id revision } }';
/** Milliseconds until a live change must arrive: the stream follows the answer. */
const patience = 60_000;

/** A browser's live subscription to the changes of one user. */
export class LiveSubscription {
  readonly #socket: WebSocket;
  readonly #heard = new Map<string, number>();
  readonly #listening = new Set<() => void>();
  #isOpen = true;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('close', () => {
      this.#isOpen = false;
      for (const look of this.#listening) look();
    });
    // A close follows.
    socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  static async open(url: string, Authorization: string, id: string): Promise<LiveSubscription> {
    const header = Buffer.from(JSON.stringify({ Authorization })).toString('base64url');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/realtime`, [
      'graphql-ws',
      `header-${header}`,
    ]);
    const live = new LiveSubscription(socket);
    const data = JSON.stringify({ query, variables: { scope: `user:${id}` } });
    const start = {
      id: '1',
      type: 'start',
      payload: { data, extensions: { authorization: { Authorization } } },
    };
    await new Promise<void>((started, failed) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
      socket.on('close', () => failed(new Error('The live connection was closed.')));
      socket.on('message', (raw) => {
        const message: Message = JSON.parse(String(raw));
        if (message.type === 'connection_ack') socket.send(JSON.stringify(start));
        if (message.type === 'start_ack') started();
        if (message.type === 'error') failed(new Error(JSON.stringify(message.payload?.errors)));
        if (message.type === 'data') live.#hear(message);
      });
    });
    return live;
  }

  #hear({ payload }: Message): void {
    const { id, revision } = payload?.data?.onChange ?? {};
    if (id) this.#heard.set(id, Math.max(this.#heard.get(id) ?? 0, revision ?? 0));
    for (const look of this.#listening) look();
  }

  /** Whether this revision was received; undefined if the connection ended first. */
  receives(id: string, revision: number): Promise<boolean | undefined> {
    return new Promise((told) => {
      const end = (answer: boolean | undefined) => {
        clearTimeout(timer);
        this.#listening.delete(look);
        told(answer);
      };
      const look = () => {
        if ((this.#heard.get(id) ?? 0) >= revision) end(true);
        else if (!this.#isOpen) end(undefined);
      };
      const timer = setTimeout(() => end(false), patience);
      this.#listening.add(look);
      look();
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
