import canonicalize from 'canonicalize';

/** The values that a snapshot may hold. Its numbers are integers in the unit they are stored in (SND-004). */
export type Canonical =
  | string
  | number
  | boolean
  | null
  | readonly Canonical[]
  | { readonly [key: string]: Canonical | undefined };

/**
 * The canonical form of a snapshot (F16, RFC 8785): keys in order, no blanks, keys without a value left out. Throws a
 * RangeError for a number that is no safe integer, and an Error for half a character.
 */
export function canonicalForm(snapshot: Canonical): string {
  expectIntegers(snapshot, '');
  return canonicalize(snapshot) ?? '';
}

function expectIntegers(value: Canonical | undefined, path: string): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`A snapshot has integers alone, and ${path || 'it'} is ${value}`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) expectIntegers(each, path ? `${path}.${key}` : key);
}
