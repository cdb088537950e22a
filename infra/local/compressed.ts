import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { header } from './http-exchange.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, level),
  gzip: (content) => promisify(gzip)(content),
  identity: async (content) => content,
};

/** The encoding that makes an answer smallest, of those that the browser reads. */
export function bestEncoding(request: IncomingMessage): Encoding {
  const accepted = header(request, 'accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Bytes of an answer below which AppSync leaves it as it is. */
const smallest = 1_000;

/** Answers as AppSync does, which knows gzip alone. */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  answer: unknown,
  headers: Record<string, string>,
) {
  const content = Buffer.from(JSON.stringify(answer));
  const zipped = content.length >= smallest && /\bgzip\b/.test(header(request, 'accept-encoding') ?? '');
  if (zipped) response.setHeader('content-encoding', 'gzip');
  const body = await compress[zipped ? 'gzip' : 'identity'](content);
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
}
