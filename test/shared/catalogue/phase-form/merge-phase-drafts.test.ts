import { describe, expect, it } from 'vitest';
import { mergePhaseDrafts } from '#shared/catalogue/phase-form/merge-phase-drafts.ts';
import { newChoice, type PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';

const choice = (product: string, changes: Partial<PhaseDraft['choices'][number]> = {}) => ({
  ...newChoice(),
  products: [product],
  ...changes,
});
const phase = (changes: Partial<PhaseDraft> = {}): PhaseDraft => ({
  name: { it: 'Fondo', en: 'Primer' },
  withProcedure: false,
  procedure: { it: '', en: '' },
  conditions: [{ include: ['esterno'], exclude: [] }],
  choices: [choice('a'), choice('b'), choice('c')],
  availablePricelists: [],
  ...changes,
});
const products = ({ choices }: PhaseDraft) => choices.map((one) => one.products);

describe('two drafts of a phase', () => {
  it('keep what each changed in choices of their own, though one removed another choice [OPC-50]', () => {
    const mine = phase({ choices: [choice('a'), choice('b', { recommended: 'always' }), choice('c')] });
    const theirs = phase({
      name: { it: 'Fondi', en: 'Primer' },
      choices: [choice('b'), choice('c', { withProcedure: true, procedure: { it: 'Stendere', en: '' } })],
    });
    const { merged, clashes } = mergePhaseDrafts(phase(), mine, theirs);
    expect(clashes).toEqual([]);
    expect(merged).toEqual(
      phase({
        name: { it: 'Fondi', en: 'Primer' },
        choices: [
          choice('b', { recommended: 'always' }),
          choice('c', { withProcedure: true, procedure: { it: 'Stendere', en: '' } }),
        ],
      }),
    );
  });

  it('keep the new choices of both', () => {
    const mine = phase({ choices: [...phase().choices, choice('d')] });
    const theirs = phase({ choices: [...phase().choices, choice('e')] });
    const { merged, clashes } = mergePhaseDrafts(phase(), mine, theirs);
    expect([products(merged).flat().toSorted(), clashes]).toEqual([['a', 'b', 'c', 'd', 'e'], []]);
  });

  it('keep once what both added alike: lines, and choices, whose other fields are told', () => {
    const added = (recommended: 'never' | 'always') =>
      phase({
        conditions: [...phase().conditions, { include: ['alghe'], exclude: [] }],
        choices: [
          choice('a', { priorities: [{ value: '3', tags: ['interno'] }] }),
          choice('b'),
          choice('c'),
          choice('d', { recommended, visibilityConditions: [['calce']] }),
        ],
      });
    expect(mergePhaseDrafts(phase(), added('never'), added('never'))).toEqual({
      merged: added('never'),
      clashes: [],
    });
    expect(mergePhaseDrafts(phase(), added('always'), added('never'))).toEqual({
      merged: added('always'),
      clashes: [{ path: ['choices', '4', 'recommended'], mine: 'always', theirs: 'never' }],
    });
  });

  it('keep apart two new choices that share a product', () => {
    const withNew = (products: string[]) =>
      phase({ choices: [...phase().choices, choice('', { products })] });
    const { merged, clashes } = mergePhaseDrafts(phase(), withNew(['d', 'e']), withNew(['e', 'f']));
    expect(clashes).toEqual([]);
    expect(products(merged).slice(3).toSorted()).toEqual([
      ['d', 'e'],
      ['e', 'f'],
    ]);
  });

  it('know a choice whose products changed by those that stayed, else by its place', () => {
    const mine = phase({ choices: [choice('a', { products: ['a', 'x'] }), choice('z'), choice('c')] });
    const theirs = phase({
      choices: [choice('a', { recommended: 'always' }), choice('b', { recommended: 'always' }), choice('c')],
    });
    const { merged, clashes } = mergePhaseDrafts(phase(), mine, theirs);
    expect(clashes).toEqual([]);
    expect(merged.choices).toEqual([
      choice('a', { products: ['a', 'x'], recommended: 'always' }),
      choice('z', { recommended: 'always' }),
      choice('c'),
    ]);
  });

  it('keep lines of both, and tell a line that both changed in the words of the history', () => {
    const base = phase({ choices: [choice('a', { priorities: [{ value: '10', tags: ['calce'] }] })] });
    const withLines = (tag: string, value: string) =>
      phase({
        conditions: [
          { include: ['esterno'], exclude: [] },
          { include: [tag], exclude: ['cappotto'] },
        ],
        choices: [
          choice('a', {
            priorities: [{ value, tags: ['calce'] }],
            visibilityConditions: [[tag, 'interno']],
          }),
        ],
      });
    const { merged, clashes } = mergePhaseDrafts(base, withLines('mio', '20'), withLines('suo', '30'));
    expect(clashes).toEqual([
      { path: ['choices', '1', 'priorities'], mine: '20 · calce', theirs: '30 · calce' },
    ]);
    expect(merged.choices[0]?.priorities).toEqual([{ value: '20', tags: ['calce'] }]);
    expect(merged.conditions.map(({ include }) => include[0])).toHaveLength(3);
    expect(merged.choices[0]?.visibilityConditions.toSorted()).toEqual([
      ['mio', 'interno'],
      ['suo', 'interno'],
    ]);
  });

  it('tell a choice that one removed and the other changed, and a line likewise', () => {
    const mine = phase({
      conditions: [],
      choices: [choice('a'), choice('b'), choice('c', { withProcedure: true })],
    });
    const theirs = phase({
      conditions: [{ include: ['esterno'], exclude: ['cappotto'] }],
      choices: [choice('a'), choice('b')],
    });
    const { merged, clashes } = mergePhaseDrafts(phase(), mine, theirs);
    expect(products(merged)).toEqual([['a'], ['b'], ['c']]);
    expect(clashes).toEqual([
      { path: ['conditions'], mine: undefined, theirs: 'esterno − cappotto' },
      { path: ['choices', '3'], mine: ['c'], theirs: undefined },
    ]);
  });

  it('tell a text that both wrote in two ways', () => {
    const { merged, clashes } = mergePhaseDrafts(
      phase(),
      phase({ name: { it: 'Mia', en: 'Primer' } }),
      phase({ name: { it: 'Sua', en: 'Primer' } }),
    );
    expect([merged.name.it, clashes]).toEqual([
      'Mia',
      [{ path: ['name', 'it'], mine: 'Mia', theirs: 'Sua' }],
    ]);
  });

  it.each([
    { by: 'all the rest where it has no products', first: [], second: [], theirSecond: [] },
    {
      by: 'its products, not by one that it shares',
      first: ['a'],
      second: ['a', 'b'],
      theirSecond: ['a', 'b'],
    },
    { by: 'a product that stayed, not by its place', first: ['a'], second: ['b', 'c'], theirSecond: ['c'] },
  ])('know a choice by $by, though the one before it was removed', ({ first, second, theirSecond }) => {
    const before = choice('', { products: first });
    const recommended = (products: string[], changes = {}) =>
      choice('', { products, recommended: 'always', ...changes });
    const { merged, clashes } = mergePhaseDrafts(
      phase({ choices: [before, recommended(second)] }),
      phase({ choices: [before, recommended(second, { withProcedure: true })] }),
      phase({ choices: [recommended(theirSecond)] }),
    );
    expect(clashes).toEqual([]);
    expect(merged.choices).toEqual([recommended(theirSecond, { withProcedure: true })]);
  });

  it('know a choice with the same products though both changed the rest', () => {
    const base = phase({ choices: [choice('a'), choice('', { products: ['a', 'b'] })] });
    const both = (changes: object) => choice('', { products: ['a', 'b'], ...changes });
    const mine = phase({ choices: [choice('a'), both({ withProcedure: true })] });
    const theirs = phase({ choices: [both({ recommended: 'always' })] });
    const { merged, clashes } = mergePhaseDrafts(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(merged.choices).toEqual([both({ withProcedure: true, recommended: 'always' })]);
  });

  it('know a line by what it says, then by its place', () => {
    const line = (tag: string) => ({ include: [tag], exclude: [] });
    const { merged, clashes } = mergePhaseDrafts(
      phase({ conditions: [line('x'), line('y')] }),
      phase({ conditions: [line('x'), line('mia')] }),
      phase({ conditions: [line('y')] }),
    );
    expect([merged.conditions, clashes]).toEqual([[line('mia')], []]);
  });
});
