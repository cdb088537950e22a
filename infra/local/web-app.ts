import type { Server } from 'node:http';
import { join } from 'node:path';
import { local } from './environment.ts';
import { sendJson } from './http-exchange.ts';
import type { LocalService } from './service.ts';
import { webConfig } from './web-config.ts';
import { startWebSite } from './web-site.ts';

export type WebAppOptions = {
  root: string;
  port: number;
  origins: readonly string[];
  server: Server;
  /** `built` serves dist/web, `sources` serves web/ with hot reload. */
  from: 'built' | 'sources' | 'nothing';
};

/** The web app in the way that was asked for. */
export async function startWebApp({
  root,
  port,
  origins,
  server,
  from,
}: WebAppOptions): Promise<LocalService> {
  const config = (host: string | undefined) => webConfig({ port, ...local }, host);
  if (from === 'sources') return serveSources(root, server, config);
  if (from === 'built') return startWebSite({ folder: join(root, 'dist/web'), config, origins });
  return {
    handle(request, response) {
      if (request.url === '/config.json') return sendJson(response, 200, config(request.headers.host));
      sendJson(response, 404, { message: 'Not Found' });
    },
    async stop() {},
  };
}

/** Vite inside this process and on the same port, also for the connection that tells of changed files. */
async function serveSources(
  root: string,
  server: Server,
  config: (host: string | undefined) => object,
): Promise<LocalService> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    handle(request, response) {
      if (request.url === '/config.json') return sendJson(response, 200, config(request.headers.host));
      vite.middlewares(request, response, () => sendJson(response, 404, { message: 'Not Found' }));
    },
    stop: () => vite.close(),
  };
}
