import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Canonical, canonicalForm } from '#shared/offers/sending/canonical-form.ts';
import { hashInGroups } from '#shared/offers/sending/hash-in-groups.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';

const example =
  '{"version":2,"number":"12/2026","customer":{"name":"Società Agricola Ca\' d\'Oro","email":null},"lines":[{"id":"a1","text":"Tinteggiatura pareti – due mani","quantity":89600,"unit":"mq","cents":123456},{"id":"b2","text":"Pittura \\"Silifond\\"","quantity":5000,"unit":"pz","cents":0}],"rounding":-166,"validUntil":"2026-12-31"}';
const hash = '6ff28fedb4b4deb57391ce344c4f75bf8e2684af0e1d921cc48926687a4f601e';

const someSnapshot: fc.Arbitrary<Canonical> = fc.letrec<{ value: Canonical }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), { maxKeys: 5 }),
  ),
})).value;

/** The same values, every object with its keys the other way round. */
function turned(value: Canonical): Canonical {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, turned(each ?? null)] as const)
      .reverse(),
  );
}

describe('the canonical form', () => {
  it('of the example has 326 bytes and this hash [SND-004]', async () => {
    const form = canonicalForm(JSON.parse(example));
    expect(Buffer.byteLength(form)).toBe(326);
    expect(form.startsWith('{"customer":{"email":null,"name":')).toBe(true);
    expect(form.endsWith('"validUntil":"2026-12-31","version":2}')).toBe(true);
    expect(await sha256Hex(form)).toBe(hash);
  });

  it('holds the same values, whatever the order of keys [SND-004]', () => {
    fc.assert(
      fc.property(someSnapshot, (snapshot) => {
        const form = canonicalForm(snapshot);
        expect(canonicalForm(turned(snapshot))).toBe(form);
        expect(JSON.parse(form)).toEqual(JSON.parse(JSON.stringify(snapshot)));
      }),
    );
  });

  it('changes with every value [SND-004]', () => {
    const form = canonicalForm({ cents: 1, text: 'a' });
    expect(canonicalForm({ cents: 2, text: 'a' })).not.toBe(form);
    expect(canonicalForm({ cents: 1, text: 'A' })).not.toBe(form);
    expect(canonicalForm({ cents: 1, text: 'a', more: undefined })).toBe(form);
  });

  it('takes no number but integers, and says where one stands [SND-004]', () => {
    const lines = [{ cents: 0 }, { cents: 0.5 }];
    expect(() => canonicalForm({ lines })).toThrow(
      new RangeError('A snapshot has integers alone, and lines.1.cents is 0.5'),
    );
    expect(() => canonicalForm(0.1)).toThrow(new RangeError('A snapshot has integers alone, and it is 0.1'));
    for (const number of [2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalForm([number])).toThrow(RangeError);
    expect(canonicalForm([-0, 2 ** 53 - 1])).toBe('[0,9007199254740991]');
  });

  it('takes no half character', () => {
    expect(() => canonicalForm({ text: '\ud800' })).toThrow();
  });
});

describe('the hash', () => {
  it('is the same of a text and of its bytes, as Node computes it [SND-004, ACC-044]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const expected = createHash('sha256').update(text).digest('hex');
        expect(await sha256Hex(text)).toBe(expected);
        expect(await sha256Hex(new TextEncoder().encode(text))).toBe(expected);
      }),
    );
  });

  it('prints its first 16 digits in groups of four [SND-006]', () => {
    expect(hashInGroups(hash)).toBe('6ff2 8fed b4b4 deb5');
  });
});
