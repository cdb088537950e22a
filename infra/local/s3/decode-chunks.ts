import type { Readable } from 'node:stream';
import { S3Error } from './s3-error.ts';

export type Trailers = Record<string, string>;

const lineEnd = Buffer.from('\r\n');

/** Reads a stream by lines and by counts. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #readMore(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new S3Error('IncompleteBody', 'The request body terminated unexpectedly');
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }

  async line(): Promise<string> {
    while (!this.#held.includes(lineEnd)) await this.#readMore();
    const end = this.#held.indexOf(lineEnd);
    const text = this.#held.subarray(0, end).toString();
    this.#held = this.#held.subarray(end + lineEnd.length);
    return text;
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    let left = count;
    while (left > 0) {
      if (this.#held.length === 0) await this.#readMore();
      const part = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}

/**
 * Takes the content out of an `aws-chunked` body: `size;extension` lines, each followed by so many bytes,
 * and after the last one, of size 0, the trailers.
 */
export async function* decodeChunks(body: Readable, trailers: Trailers): AsyncGenerator<Buffer> {
  const reader = new ByteReader(body);
  for (;;) {
    const header = await reader.line();
    const size = Number.parseInt(header, 16);
    if (!(size >= 0)) throw new S3Error('InvalidRequest', 'A chunk of the body has no size.');
    if (size === 0) break;
    yield* reader.bytes(size);
    await reader.line();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const [name = '', value = ''] = line.split(':', 2);
    trailers[name.trim().toLowerCase()] = value.trim();
  }
}
