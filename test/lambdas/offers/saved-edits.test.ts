import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedOffer } from '#lambdas/offers/edited-offer.ts';
import {
  freeLine,
  shownOrder,
  withCopyOf,
  withLine,
  withMoved,
  withNewLines,
  withoutLines,
  withVatOfAll,
} from '#shared/offers/edit-lines.ts';
import { withoutSection, withSection } from '#shared/offers/edit-sections.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { withAlternative, withChosen } from '#shared/offers/group-lines.ts';
import { countOfferChanges, offerEdits } from '#shared/offers/offer-changes.ts';
import { type OfferDraft, offerDraft } from '#shared/offers/offer-draft.ts';
import { offerFault } from '#shared/offers/offer-fault.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { usedCodes } from '#shared/offers/used-codes.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { updateOfferInput } from '#shared/schemas/offer-input.ts';
import { aFreeLine, aMaterial, anOffer, aSection, italianVat } from '#test/support/builders/offer.ts';
import { randomOffer } from '#test/support/builders/random-offers.ts';

const known = {
  quotations: { rows: new Map(), measures: new Map() },
  offered: italianVat,
  regime: 'ordinary',
} as const;

type Edit = (offer: OfferDraft) => OfferDraft;

/** The input of a save, through JSON as it is sent. */
const sent = (before: Offer, after: OfferDraft) => {
  const edits = JSON.parse(JSON.stringify(offerEdits(offerDraft(before), after)));
  const offer = '11111111-1111-4111-8111-111111111111';
  return { ...updateOfferInput.parse({ ...edits, id: offer, revision: before.revision }), id: before.id };
};

/** The edit as screens make it: settled, with copies of the codes in use. */
const edited = (offer: OfferDraft, edit: Edit): OfferDraft => {
  const changed = edit(offer);
  return settledOffer({ ...changed, vat: usedCodes(changed, italianVat) });
};

const idOf = (offer: OfferDraft, at: number) => offer.lines[at % Math.max(1, offer.lines.length)]?.id ?? '';

/** Edits of the screen by number, for the lines at two places. */
const edits: ((one: number, other: number) => Edit)[] = [
  (one, other) => (now) => withMoved(now, shownOrder(now)[one % 17] ?? '', other),
  (one) => (now) => withoutLines(now, new Set([idOf(now, one)])),
  (one) => (now) => withCopyOf(now, idOf(now, one), `copy-${String(now.lines.length).padStart(4, '0')}`),
  (one, other) => (now) => withLine(now, idOf(now, one), { discount: other }),
  (one, other) => (now) => withLine(now, idOf(now, one), { vat: italianVat[other % 5]?.code ?? 'IT10' }),
  (one, other) => (now) => {
    const line = now.lines[one % Math.max(1, now.lines.length)];
    return line && !line.material ? withLine(now, line.id, { quantity: other, price: one * 100 }) : now;
  },
  (one, other) => (now) =>
    withAlternative(now, idOf(now, one), idOf(now, other), `group-${String(one).padStart(4, '0')}`),
  (one) => (now) => withChosen(now, idOf(now, one)),
  (one) => (now) => withNewLines(now, [aNew(`new0-${String(one).padStart(5, '0')}`, now)]),
  (one) => (now) => withSection(now, aSection(`made-${String(one).padStart(4, '0')}`, 'Nuova')),
  (one) => (now) => withoutSection(now, now.sections[one % 3]?.id ?? ''),
  (one) => (now) => withVatOfAll(now, italianVat[one % 5]?.code ?? 'IT10'),
  (one) => (now) => ({ ...now, markup: one, title: `Titolo ${one}`, stamp: one % 2 === 0 }),
  () => (now) => ({ ...now, texts: { ...now.texts, timing: 'Due settimane', payment: null } }),
];

const aNew = (id: string, { sections, defaultVat }: OfferDraft) => ({
  ...freeLine({ id, sectionId: sections[0]?.id ?? null, vat: defaultVat ?? 'IT10' }),
  description: { it: 'Nuova riga' },
  price: 12_345,
});

const random = fc.array(
  fc.record({
    edit: fc.integer({ min: 0, max: edits.length - 1 }),
    one: fc.integer({ min: 0, max: 900 }),
    other: fc.integer({ min: 0, max: 900 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A language without a text is left out, or null. */
const shownPart = ({ lines, sections, title, markup, stamp, texts }: Offer | OfferDraft) => ({
  lines: lines.map((line) => ({ ...line, description: { en: null, de: null, ...line.description } })),
  ...{ sections, title, markup, stamp, texts },
});

describe('the edits that a save sends', () => {
  it('make on the server the offer that is shown, whatever was edited [OFR-017, OFR-018, OFR-019]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), random, (seed, steps) => {
        const before = randomOffer(seed);
        const shown = steps.reduce(
          (offer, { edit, one, other }) => edited(offer, edits[edit]?.(one, other) ?? ((now) => now)),
          offerDraft(before),
        );
        // The server refuses some of them, such as an amount that is too large.
        fc.pre(!offerFault(shown) && uniqueIds(shown));
        const stored = editedOffer(before, sent(before, shown), known);
        expect(shownPart(stored)).toEqual(shownPart(shown));
        expect(evaluateOffer(stored).total).toBe(evaluateOffer(shown).total);
      }),
      { numRuns: 300 },
    );
  });

  it('are none without an edit, and name no field that stays', () => {
    const before = anOffer([aFreeLine({ id: 'line0001' }), aFreeLine({ id: 'line0002' })]);
    const draft = offerDraft(before);
    expect(offerEdits(draft, offerDraft(before))).toEqual({});
    const priced = edited(draft, (now) => withLine(now, 'line0002', { price: 5 }));
    expect(offerEdits(draft, priced)).toEqual({ lines: [{ id: 'line0001' }, { id: 'line0002', price: 5 }] });
  });

  it('name the measures of a quantity with it, so that the server computes it anew [OFR-016]', () => {
    const quantityFrom = { quotationId: 'quotation', choice: { entries: [] } };
    const draft = offerDraft(anOffer([aFreeLine({ id: 'line0001', quantityFrom })]));
    const taken = withLine(draft, 'line0001', { quantity: 7, quantityFrom });
    expect(offerEdits(draft, taken).lines).toEqual([{ id: 'line0001', quantity: 7, quantityFrom }]);
  });

  it('name the row of a material, and the cost that the owner typed [OFR-021, OFR-023]', () => {
    const draft = offerDraft(anOffer([aMaterial(null, { id: 'paint001' })]));
    const material = { ...draft.lines[0]?.material, cost: 900, ownCost: true } as never;
    const row = { quotation: 'quotation', sId: 'row-0001', revision: 4 };
    const typed = { ...withLine(draft, 'paint001', { material }), rows: { paint001: row } };
    expect(offerEdits(draft, typed).lines).toEqual([{ id: 'paint001', row, ownCost: 900 }]);
    expect(offerEdits(typed, withLine(draft, 'paint001', {})).lines).toEqual([
      { id: 'paint001', ownCost: null },
    ]);
  });
});

const uniqueIds = ({ lines, sections }: OfferDraft) =>
  new Set(lines.map(({ id }) => id)).size === lines.length &&
  new Set(sections.map(({ id }) => id)).size === sections.length;

it('changes are counted: fields, texts, lines that changed, came or went, and a new order', () => {
  const lines = [aFreeLine({ id: 'line0001' }), aFreeLine({ id: 'line0002' }), aFreeLine({ id: 'line0003' })];
  const draft = offerDraft(anOffer(lines));
  const count = (edit: Edit) => countOfferChanges(draft, edited(draft, edit));
  expect(count((now) => now)).toBe(0);
  expect(count((now) => ({ ...now, title: 'Altro', texts: { ...now.texts, timing: 'Presto' } }))).toBe(2);
  expect(count((now) => withLine(now, 'line0002', { price: 5, discount: 100 }))).toBe(1);
  expect(count((now) => withoutLines(now, new Set(['line0001', 'line0003'])))).toBe(2);
  expect(count((now) => withMoved(now, 'line0003', 0))).toBe(1);
  expect(count((now) => withCopyOf(now, 'line0001', 'line0009'))).toBe(1);
});
