import { describe, expect, it } from 'vitest';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import type { Offer, OfferTerms } from '#shared/schemas/offer.ts';
import { exactOffer } from '#test/support/builders/exact-offer.ts';
import { randomOffer } from '#test/support/builders/random-offers.ts';

const rounds = 10_000;
const each = (check: (offer: Offer, seed: number) => void, most = rounds) => {
  for (let seed = 1; seed <= most; seed += 1) check(randomOffer(seed), seed);
};

/** The numbers that the exact evaluation has too. */
function numbersOf(offer: OfferTerms) {
  const { lines, summary, ...evaluated } = evaluateOffer(offer);
  const { sum, discount, taxable, vat, stamp, total, withheld, toPay, margin } = evaluated;
  return {
    amounts: lines.map(({ amount }) => amount),
    ...{ sum, discount, taxable },
    bases: summary.map((line) => line.taxable),
    taxes: summary.map((line) => line.vat),
    ...{ vat, stamp, total, withheld, toPay, margin },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** A discount or a rounding that fits the offer, by its seed. */
function varied(offer: Offer, seed: number): Offer {
  const { sum } = evaluateOffer({ ...offer, discount: null });
  const { taxable } = evaluateOffer(offer);
  const tenth = Math.floor(taxable / 10);
  const signed = tenth === 0 ? 0 : (seed % (2 * tenth + 1)) - tenth;
  const rounding = signed ? { amount: signed, wanted: taxable + signed, basis: 'net' as const } : null;
  return seed % 3 === 0 ? { ...offer, discount: { amount: seed % (sum + 1) } } : { ...offer, rounding };
}

describe('an offer', () => {
  it('has the amounts of exact fractions, whatever its numbers [OFR-015, OFR-019, OFR-028, OFR-051]', () => {
    each((offer, seed) => {
      const wanted = varied(offer, seed);
      expect(numbersOf(wanted), `seed ${seed}`).toEqual(exactOffer(wanted));
    });
  });

  it('has parts that add up to the cent, whatever its numbers [OFR-051, OFR-091]', () => {
    each((offer, seed) => {
      const { lines, subtotals, summary, ...whole } = evaluateOffer(varied(offer, seed));
      const counted = lines.filter(({ counts }) => counts).map(({ amount }) => amount ?? 0);
      expect(sumOf(counted)).toBe(whole.sum);
      expect(sumOf([...subtotals.values()])).toBe(whole.sum);
      expect(sumOf(summary.map(({ sum }) => sum))).toBe(whole.sum);
      expect(sumOf(summary.map(({ share }) => share))).toBe(whole.discount - whole.rounding);
      expect(sumOf(summary.map(({ taxable }) => taxable))).toBe(whole.taxable);
      expect(sumOf(summary.map(({ vat }) => vat))).toBe(whole.vat);
      expect(summary.every(({ taxable }) => taxable >= 0)).toBe(true);
      expect(whole.taxable + whole.vat + whole.stamp).toBe(whole.total);
    }, rounds / 5);
  });

  it('has the same totals in any order of its lines, when materials name their works', () => {
    each((offer) => {
      // Without a work of their own materials look for the first one.
      const lines = offer.lines.filter(({ material }) => !material || material.works.length === 1);
      const forward = settledOffer({ ...offer, lines });
      const backward = { ...forward, lines: forward.lines.toReversed() };
      const { amounts, ...totals } = numbersOf(forward);
      if (lines.some(({ material }) => material && exactWorks(forward, material.works) === 0)) return;
      expect({ ...numbersOf(backward), amounts: null }).toEqual({ ...totals, amounts: null });
    }, rounds / 5);
  });

  it('has the same amounts after an edit and its way back', () => {
    each((offer) => {
      const before = numbersOf(offer);
      const doubled = offer.lines.map((line) => ({ ...line, quantity: line.quantity * 2 }));
      numbersOf({ ...offer, lines: doubled });
      const back = doubled.map((line) => ({ ...line, quantity: line.quantity / 2 }));
      expect(numbersOf({ ...offer, lines: back })).toEqual(before);
    }, rounds / 10);
  });

  it('is not changed by what is calculated', () => {
    each((offer) => {
      const before = structuredClone(offer);
      evaluateOffer(offer);
      expect(offer).toEqual(before);
    }, rounds / 50);
  });
});

/** How many of these ids are works with a quantity. */
const exactWorks = ({ lines }: Offer, ids: readonly string[]) =>
  lines.filter(({ id, kind, quantity }) => ids.includes(id) && kind === 'work' && quantity > 0).length;
