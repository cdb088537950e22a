import { hashOf } from '#lambdas/runtime/hash-of.ts';
import type { Product } from '#shared/schemas/product.ts';

/** A digest of a product without its save, whatever the order of its fields. */
export function productDigest({ revision, updatedAt, updatedBy, ...content }: Product): string {
  return hashOf(JSON.stringify(content, inOrder));
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
