import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** A hash over many things in any order: the sum of their SHA-256. */
export class Digest {
  #sum = 0n;

  add(text: string): void {
    const hash = createHash('sha256').update(text).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus;
  }

  toString(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** Plain data as one text, which does not depend on the order of its keys. */
export const canonical = (data: unknown): string =>
  JSON.stringify(data, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
