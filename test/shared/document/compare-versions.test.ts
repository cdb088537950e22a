import { describe, expect, it } from 'vitest';
import { compareVersions } from '#shared/document/offer/compare-versions.ts';
import { shown } from '#shared/document/offer/printed.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, anOffer } from '#test/support/builders/offer.ts';
import { offerDocumentOf } from '#test/support/builders/offer-document.ts';

const versionOf = (lines: Offer['lines']) => ({ model: shown(offerDocumentOf(anOffer(lines))) });
const painting = aFreeLine({ id: 'painting', description: { it: 'Pittura' }, quantity: 10_000 });
const cleaning = aFreeLine({ id: 'cleaning', description: { it: 'Pulizia' } });

describe('two versions beside each other [SND-012]', () => {
  it('of the same content differ in nothing', () => {
    const { lines, totals } = compareVersions(versionOf([painting]), versionOf([painting]));
    expect(lines).toEqual([]);
    for (const { before, after } of totals) expect(after).toBe(before);
  });

  it('name lines that were added, removed and changed, with both values', () => {
    const dearer = { ...painting, price: 20_000 };
    const { lines } = compareVersions(versionOf([painting, cleaning]), versionOf([dearer]));
    expect(lines.map(({ id, before, after }) => [id, before?.price ?? null, after?.price ?? null])).toEqual([
      ['painting', '1,00\u00a0€', '2,00\u00a0€'],
      ['cleaning', '1,00\u00a0€', null],
    ]);
    expect(compareVersions(versionOf([painting]), versionOf([painting, cleaning])).lines).toEqual([
      { id: 'cleaning', before: null, after: expect.objectContaining({ name: 'Pulizia' }) },
    ]);
  });

  it('show the sums of both', () => {
    const { totals } = compareVersions(versionOf([painting]), versionOf([{ ...painting, price: 20_000 }]));
    expect(totals.find(({ id }) => id === 'total')).toMatchObject({
      before: '11,00\u00a0€',
      after: '22,00\u00a0€',
    });
  });
});
