import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../start-problem.ts';
import type { S3Address } from './address.ts';
import type { ObjectFiles, StoredObject } from './object-files.ts';
import { S3Error } from './s3-error.ts';

type Range = { start: number; end: number };

/** Headers of the answer that a signed address may set. */
const overridable = [
  'content-type',
  'content-disposition',
  'content-language',
  'cache-control',
  'content-encoding',
];

/** Reads `bytes=0-4`, `bytes=5-`, `bytes=-3`; any other form means the whole object, as HTTP has it. */
function readRange(header: string | undefined, size: number): Range | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts || (!parts[1] && !parts[2])) return undefined;
  const [, first, last] = parts;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start <= end) return { start, end };
  throw new S3Error('InvalidRange', 'The requested range is not satisfiable', {
    ActualObjectSize: String(size),
  });
}

function headersOf(object: StoredObject, query: Record<string, string>): Record<string, string> {
  const headers: Record<string, string> = {
    ...object.headers,
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  for (const name of overridable) {
    const value = query[`response-${name}`];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

export async function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  address: S3Address,
  files: ObjectFiles,
  attempts = 3,
): Promise<void> {
  const object = await files.find(address);
  const headers = headersOf(object, address.query);
  const range = readRange(request.headers.range, object.size);
  headers['content-length'] = String(range ? range.end - range.start + 1 : object.size);
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
  else if (request.headers['x-amz-checksum-mode'] === 'ENABLED')
    headers['x-amz-checksum-crc32'] = object.crc32;
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return void response.writeHead(status, headers).end();
  const content = await files.read(object, range).catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  // The object was replaced since its description was read.
  if (!content && attempts > 1) return sendObject(request, response, address, files, attempts - 1);
  if (!content) throw new S3Error('InternalError', 'The content of the object is missing.');
  response.writeHead(status, headers);
  await pipeline(content, response);
}
