import { createHash, createHmac } from 'node:crypto';

type Source = string | ArrayBuffer | ArrayBufferView;

const bytesOf = (data: Source) => {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
};

/** Node's own SHA-256 as a signer takes it: the local cloud checks a signature at every call of a function. */
export class Sha256 {
  readonly #secret: Source | undefined;
  #hash: { update(data: Buffer): unknown; digest(): Uint8Array } = createHash('sha256');

  constructor(secret?: Source) {
    this.#secret = secret;
    this.reset();
  }

  update(data: Source): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash =
      this.#secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(this.#secret));
  }
}
