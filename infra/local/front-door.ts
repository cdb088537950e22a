import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf, sendJson } from './http-exchange.ts';
import type { LocalService } from './service.ts';
import { hasCode, messageOf, StartProblem } from './start-problem.ts';

type Handle = LocalService['handle'];

/** The one port: which path leads to which service. Until `open` it answers that the cloud is starting. */
export type FrontDoor = {
  server: Server;
  port: number;
  open(paths: Record<string, Pick<LocalService, 'handle'>>, otherwise: Handle): void;
  /** From now on the cloud is healthy. */
  ready(): void;
  close(): Promise<void>;
};

/** Milliseconds: as long as AWS keeps a connection on which nothing is asked. One that closes as it is used answers nobody. */
const idle = 60_000;

export async function openFrontDoor(wanted: number, log: (line: string) => void): Promise<FrontDoor> {
  let paths: [string, Pick<LocalService, 'handle'>][] = [];
  let otherwise: Handle = starting;
  let isReady = false;

  const handleOf = (path: string): Handle => {
    if (path === '/_local/health') return (_request, response) => sendHealth(response, isReady);
    const found = paths.find(([pattern]) => isAt(path, pattern));
    return found ? (request, response) => found[1].handle(request, response) : otherwise;
  };
  const server = createServer(async (request, response) => {
    try {
      await handleOf(pathOf(request))(request, response);
    } catch (error) {
      log(`${request.method} ${request.url} failed: ${messageOf(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    }
  });
  server.keepAliveTimeout = idle;
  const port = await listen(server, wanted);
  return {
    server,
    port,
    open(services, other) {
      paths = Object.entries(services);
      otherwise = other;
    },
    ready() {
      isReady = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** `/x/*` stands for /x and everything below it; any other pattern for itself. */
function isAt(path: string, pattern: string): boolean {
  const base = pattern.replace(/\/\*$/, '');
  return path === base || (base !== pattern && path.startsWith(`${base}/`));
}

function starting(_request: IncomingMessage, response: ServerResponse) {
  response.setHeader('retry-after', '1');
  sendJson(response, 503, { message: 'The local cloud is starting.' });
}

const sendHealth = (response: ServerResponse, isReady: boolean) =>
  sendJson(
    response,
    isReady ? 200 : 503,
    { status: isReady ? 'ready' : 'starting' },
    { 'cache-control': 'no-store' },
  );

function listen(server: Server, wanted: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) => {
      const busy = `Port ${wanted} is already in use by another program, perhaps by another Preventivi: it was left alone. Stop it, or choose another port: PORT=${wanted + 1} npm start`;
      failed(hasCode(error, 'EADDRINUSE') ? new StartProblem(busy) : error);
    });
    // A server that listens on a port has an address of this shape.
    server.listen(wanted, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}
