import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { LocalService } from '#infra/local/service.ts';

type Upgradable = Pick<LocalService, 'handle'> & {
  upgrade?(request: Parameters<LocalService['handle']>[0], socket: Socket, head: Buffer): void;
};

export type ServedLocally = { url: string; port: number; close(): Promise<void> };

/** Serves a service on a real port of this machine, as the local cloud does. */
export async function serveLocally(service: Upgradable): Promise<ServedLocally> {
  const server = createServer((request, response) => void service.handle(request, response));
  // Node types the socket of an upgrade as a Duplex; over TCP it is a Socket.
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket as Socket, head));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
