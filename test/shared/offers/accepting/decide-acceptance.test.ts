import { describe, expect, it } from 'vitest';
import { codeOutcome } from '#shared/offers/accepting/code-outcome.ts';
import { type AcceptanceChecks, decideAcceptance } from '#shared/offers/accepting/decide-acceptance.ts';
import type { Standing } from '#shared/offers/sending/offer-states.ts';

const now = new Date('2026-12-31T22:59:59.900Z');
const newest: NonNullable<Standing> = {
  ...{ number: 2, state: 'opened', validUntil: '2026-12-31', endedBy: null, wasOpened: true },
};
const inOrder: AcceptanceChecks = {
  shown: 2,
  notice: { given: true, ticked: true },
  hash: { named: 'a', stored: 'a' },
  total: { named: 488_000, computed: 488_000 },
  code: 'right',
};

/** The steps of table 4 from the seventh on, in their order. */
const faults: readonly [string, Partial<AcceptanceChecks>, object][] = [
  ['7', { notice: { given: true, ticked: false } }, { refused: 'invalid-input', field: 'withdrawal' }],
  ['8', { total: { named: 488_000, computed: null } }, { refused: 'invalid-selection' }],
  ['8, the hash,', { hash: { named: 'b', stored: 'a' } }, { refused: 'offer-changed' }],
  ['9', { total: { named: 488_001, computed: 488_000 } }, { refused: 'total-differs' }],
  ['10', { code: 'wrong' }, { refused: 'code-wrong' }],
];

describe('an acceptance', () => {
  it('is decided by its state when all is in order [ACC-030, ACC-031]', () => {
    expect(decideAcceptance(inOrder, { newest }, now)).toEqual({ next: 'accepted' });
    expect(decideAcceptance({ ...inOrder, code: null }, { newest }, now)).toEqual({ next: 'accepted' });
    const without = { ...inOrder, notice: { given: false, ticked: false } };
    expect(decideAcceptance(without, { newest }, now)).toEqual({ next: 'accepted' });
  });

  it.each(faults.map(([step, fault, answer], at) => [step, answer, fault, at] as const))(
    'is refused at step %s as %j, before all later ones [ACC-013, ACC-014, ACC-023, ACC-029, ACC-030]',
    (_, answer, fault, at) => {
      expect(decideAcceptance({ ...inOrder, ...fault }, { newest }, now)).toEqual(answer);
      const later = faults.slice(at).map(([, each]) => each);
      // A selection that cannot be has no total that could differ.
      const all = Object.assign({}, inOrder, ...later, fault);
      expect(decideAcceptance(all, { newest }, now)).toEqual(answer);
    },
  );

  it.each([
    ['missing', 'code-required'],
    ['wrong', 'code-wrong'],
    ['ended', 'code-expired'],
  ] as const)('with a code that is %s is %s [ACC-028, ACC-029]', (code, refused) => {
    expect(decideAcceptance({ ...inOrder, code }, { newest }, now)).toEqual({ refused });
  });

  it('is refused for what the offer has become before anything else [ACC-039, ACC-040, ACC-041, ACC-042]', () => {
    const worst = Object.assign({}, inOrder, ...faults.map(([, fault]) => fault));
    const answer = (fields: Partial<NonNullable<Standing>>, checks = worst, at = now) =>
      decideAcceptance(checks, { newest: { ...newest, ...fields } }, at);
    expect(answer({ state: 'accepted', endedBy: 'customer' })).toEqual({ refused: 'offer-accepted' });
    expect(answer({ state: 'declined', endedBy: 'customer' })).toEqual({ refused: 'offer-declined' });
    expect(answer({ state: 'withdrawn' })).toEqual({ refused: 'offer-withdrawn' });
    expect(answer({ number: 3 })).toEqual({ refused: 'offer-changed' });
    expect(answer({ number: 3, state: 'withdrawn' })).toEqual({ refused: 'offer-withdrawn' });
    expect(answer({ number: 3, state: 'accepted' })).toEqual({ refused: 'offer-accepted' });
    const late = new Date(now.getTime() + 100);
    expect(answer({}, worst, late)).toEqual({ refused: 'offer-expired' });
    // Begun in time, it counts, however long it takes.
    expect(answer({}, inOrder, now)).toEqual({ next: 'accepted' });
  });
});

describe('a code', () => {
  const sentAt = '2026-12-03T09:00:00.000Z';
  const kept = { hash: 'hash', sentAt, tries: 0 };
  const atAge = (milliseconds: number) => new Date(Date.parse(sentAt) + milliseconds);

  it('is right or wrong for ten minutes [ACC-028]', () => {
    expect(codeOutcome('hash', kept, atAge(0))).toBe('right');
    expect(codeOutcome('other', kept, atAge(599_999))).toBe('wrong');
    expect(codeOutcome('hash', kept, atAge(599_999))).toBe('right');
    expect(codeOutcome('hash', kept, atAge(600_000))).toBe('ended');
    expect(codeOutcome('other', kept, atAge(600_000))).toBe('ended');
  });

  it('is good for five tries, the fifth too [ACC-028]', () => {
    expect(codeOutcome('hash', { ...kept, tries: 4 }, atAge(1))).toBe('right');
    expect(codeOutcome('hash', { ...kept, tries: 5 }, atAge(1))).toBe('ended');
  });

  it('is ended once it is used up or was never sent, and missing while none is typed [ACC-028, ACC-029]', () => {
    expect(codeOutcome('hash', null, atAge(1))).toBe('ended');
    expect(codeOutcome(null, null, atAge(1))).toBe('missing');
    expect(codeOutcome(null, kept, atAge(600_000))).toBe('missing');
  });
});
