import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pageHeaders } from '#infra/page-headers.ts';
import { screenPath } from '#infra/viewer-functions.ts';
import { bestEncoding, compress } from './compressed.ts';
import { header, pathOf, sendJson } from './http-exchange.ts';
import { loadViewerFunction } from './load-viewer-function.ts';
import type { LocalService } from './service.ts';

export type WebSiteOptions = {
  /** Where the built app is. */
  folder: string;
  /** The answer of `/config.json` for the host that the browser used. */
  config(host: string | undefined): object;
  /** Other origins of the local cloud. */
  origins: readonly string[];
};

type File = { content: Buffer; tag: string };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const onRequest = loadViewerFunction(screenPath);

/** The built web app, as CloudFront serves it. */
export function startWebSite({ folder, config, origins }: WebSiteOptions): LocalService {
  const security = pageHeaders(origins);
  const compressed = new Map<string, Promise<Buffer>>();
  return {
    async handle(request, response) {
      for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, {});
      const path = decodePath(onRequest(pathOf(request)).uri);
      if (path === '/config.json') {
        return sendJson(response, 200, config(request.headers.host), { 'cache-control': 'no-cache' });
      }
      const file = path && (await readSiteFile(folder, path));
      if (!path || !file) return sendJson(response, 404, { message: 'Not Found' });
      await sendFile(request, response, path, file, compressed);
    },
    async stop() {},
  };
}

/** Undefined for a path that is no text or climbs out of the folder. */
function decodePath(uri: string): string | undefined {
  try {
    const path = decodeURIComponent(uri);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function readSiteFile(folder: string, path: string): Promise<File | undefined> {
  try {
    const content = await readFile(join(folder, normalize(path)));
    return { content, tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
  } catch {
    return undefined;
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { content, tag }: File,
  compressed: Map<string, Promise<Buffer>>,
) {
  response.setHeader('etag', tag);
  response.setHeader('vary', 'accept-encoding');
  // The names of assets carry their hash, so they never change.
  const forever = path.startsWith('/assets/');
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (header(request, 'if-none-match') === tag) return void response.writeHead(304).end();

  const type = types[extname(path)] ?? 'application/octet-stream';
  const encoding = /^text|json|svg/.test(type) ? bestEncoding(request) : 'identity';
  const body = await remember(compressed, `${encoding} ${tag}`, () => compress[encoding](content));
  response.setHeader('content-type', type);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function remember(known: Map<string, Promise<Buffer>>, key: string, make: () => Promise<Buffer>) {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
