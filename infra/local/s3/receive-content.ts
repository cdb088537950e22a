import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { decodeChunks, type Trailers } from './decode-chunks.ts';
import type { ObjectFiles } from './object-files.ts';
import { S3Error } from './s3-error.ts';

export type ReceivedContent = { body: string; size: number; etag: string; crc32: string };

/** Measures a content on its way to the disk. */
function meter() {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let crc = 0;
  return {
    async *measure(content: AsyncIterable<Buffer>) {
      for await (const part of content) {
        md5.update(part);
        sha256.update(part);
        crc = crc32(part, crc);
        size += part.length;
        yield part;
      }
    },
    result() {
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc);
      const md5Digest = md5.digest();
      return { size, crc32: crcBytes.toString('base64'), md5: md5Digest, sha256: sha256.digest('hex') };
    },
  };
}

type Measures = ReturnType<ReturnType<typeof meter>['result']>;

/** Compares what arrived with what the sender said it would be. */
function check(measures: Measures, headers: IncomingMessage['headers'], trailers: Trailers): void {
  const said = (name: string) => trailers[name] ?? headers[name]?.toString();
  const length = said('x-amz-decoded-content-length');
  if (length && Number(length) !== measures.size) {
    throw new S3Error('IncompleteBody', 'The body has not the number of bytes of its Content-Length');
  }
  const sha256 = said('x-amz-content-sha256');
  if (sha256 && /^[0-9a-f]{64}$/.test(sha256) && sha256 !== measures.sha256) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' is not that of the body.",
    );
  }
  const md5 = said('content-md5');
  if (md5 && Buffer.from(md5, 'base64').length !== 16) {
    throw new S3Error('InvalidDigest', 'The Content-MD5 you specified was invalid.');
  }
  const crc = said('x-amz-checksum-crc32');
  if ((md5 && md5 !== measures.md5.toString('base64')) || (crc && crc !== measures.crc32)) {
    throw new S3Error('BadDigest', 'The checksum you specified did not match what we received.');
  }
}

/** Takes the body of a PUT to the disk, plain or in the SDK's chunks, and refuses one that was damaged. */
export async function receiveBody(request: IncomingMessage, files: ObjectFiles): Promise<ReceivedContent> {
  const { headers } = request;
  const trailers: Trailers = {};
  const isChunked = headers['x-amz-content-sha256']?.toString().startsWith('STREAMING-') === true;
  const { measure, result } = meter();
  const content = isChunked ? decodeChunks(request, trailers) : request;
  const body = await files.receive(Readable.from(measure(content)));
  try {
    const measures = result();
    check(measures, headers, trailers);
    return { body, size: measures.size, crc32: measures.crc32, etag: `"${measures.md5.toString('hex')}"` };
  } catch (error) {
    await files.discard(body);
    throw error;
  }
}

/** The same for a content that is already in memory. */
export async function receiveBytes(bytes: Buffer, files: ObjectFiles): Promise<ReceivedContent> {
  const { measure, result } = meter();
  const body = await files.receive(Readable.from(measure(Readable.from([bytes]))));
  const { size, crc32: crc, md5 } = result();
  return { body, size, crc32: crc, etag: `"${md5.toString('hex')}"` };
}
