import { randomBytes } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { local } from '#infra/local/environment.ts';
import type { KillableCloud } from './killable-cloud.ts';
import type { Acknowledge, KilledWork } from './killed-work.ts';
import { signPost } from './sign-post.ts';

const Bucket = local.filesBucket;
const largest = 600_000;

/** Files, half of them uploaded as by a browser; each new attempt sends other content. */
export class KilledUploads implements KilledWork {
  readonly #kept = new Map<string, Buffer>();
  readonly #cloud: KillableCloud;
  readonly #random: () => number;
  readonly #acknowledge: Acknowledge;
  readonly #files = new S3Client({ forcePathStyle: true, maxAttempts: 1 });

  constructor(cloud: KillableCloud, random: () => number, acknowledge: Acknowledge) {
    this.#cloud = cloud;
    this.#random = random;
    this.#acknowledge = acknowledge;
  }

  async do(number: number): Promise<void> {
    const key = `killed/${number}.bin`;
    const sent: Buffer[] = [];
    const acknowledged = await this.#cloud.attempt(async () => {
      if (sent.length > 0) await this.#expectOneOf(key, sent);
      const content = randomBytes(1 + Math.floor(this.#random() * largest));
      sent.push(content);
      await (number % 2 ? this.#post(key, content) : this.#put(key, content));
      return content;
    });
    this.#kept.set(key, acknowledged);
    this.#acknowledge();
  }

  async check(): Promise<void> {
    for (const [key, content] of this.#kept) {
      expect(content.equals((await this.#read(key)) ?? Buffer.alloc(0)), key).toBe(true);
    }
  }

  /** An unacknowledged upload is complete or missing. */
  async #expectOneOf(key: string, sent: Buffer[]): Promise<void> {
    const found = await this.#read(key);
    if (found)
      expect(
        sent.some((content) => content.equals(found)),
        `${key} is incomplete`,
      ).toBe(true);
  }

  async #read(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#files.send(new GetObjectCommand({ Bucket, Key: key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async #put(Key: string, Body: Buffer): Promise<void> {
    await this.#files.send(new PutObjectCommand({ Bucket, Key, Body }));
  }

  async #post(key: string, content: Buffer): Promise<void> {
    const conditions = [['content-length-range', 1, largest], { key }, { bucket: Bucket }];
    const { keys: credentials, region } = local;
    const signed = signPost({ conditions, fields: { key }, credentials, region, now: Date.now() });
    const body = new FormData();
    for (const [name, value] of Object.entries(signed)) body.append(name, value);
    // A Blob takes no Buffer that may be in shared memory.
    body.append('file', new Blob([new Uint8Array(content)]), 'x.bin');
    const response = await fetch(`${this.#cloud.url}/_aws/s3/${Bucket}`, { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
  }
}
