import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalService } from '#infra/local/service.ts';

export type MountedService = { url: string; close(): Promise<void> };

/** Serves one service of the local cloud under `path` on a free loopback port. */
export async function mountService(path: string, service: LocalService): Promise<MountedService> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith(path)) return void service.handle(request, response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address and no pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.stop();
    },
  };
}
