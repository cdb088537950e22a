import { describe, expect, it } from 'vitest';
import { compareVersions } from '#shared/document/offer/compare-versions.ts';
import { shown } from '#shared/document/offer/printed.ts';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, anOffer, aSection } from '#test/support/builders/offer.ts';
import { offerDocumentOf } from '#test/support/builders/offer-document.ts';

const versionOf = (lines: Offer['lines'], fields: Partial<Offer> = {}) => ({
  model: shown(offerDocumentOf(anOffer(lines, fields))),
  selectable: selectableOffer(anOffer(lines, fields)),
});
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

  it('tell equal lines by their sections, which an older version need not know', () => {
    const sections = [aSection('street', 'Fronte strada')];
    const option = { ...painting, sectionId: 'street', optional: true };
    const now = versionOf([option], { sections });
    const [change] = compareVersions(versionOf([], { sections }), now).lines;
    expect(change?.after).toMatchObject({ name: 'Pittura', section: 'Fronte strada' });
    expect(compareVersions(versionOf([option]), now).lines).toEqual([]);
  });

  it('name VAT by its rate, and other sums as each version did', () => {
    const { totals } = compareVersions(versionOf([painting]), versionOf([{ ...painting, price: 20_000 }]));
    const vat = totals.find(({ label }) => label.startsWith('IVA'));
    expect(vat?.rate).toBe('10\u00a0%');
    expect(vat?.label).toMatch(/^IVA 10.* su 10,00.* → IVA 10.* su 20,00/);
    expect(totals.find(({ id }) => id === 'taxable')).toMatchObject({ label: 'Imponibile', rate: null });
  });

  it('show the sums of both', () => {
    const { totals } = compareVersions(versionOf([painting]), versionOf([{ ...painting, price: 20_000 }]));
    expect(totals.find(({ id }) => id === 'total')).toMatchObject({
      before: '11,00\u00a0€',
      after: '22,00\u00a0€',
    });
  });
});
