import { describe, expect, it } from 'vitest';
import type { RunContext } from '#shared/guided-test/run-choices.ts';
import { hasContent, runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const painter = { pricelist: 'italia', superUser: false };
const ada = { pricelist: null, superUser: true };
const context = (tags: string[] = [], changes: Partial<RunContext> = {}): RunContext => ({
  tags: new Set(tags),
  given: new Map(),
  user: painter,
  isAllowed: () => true,
  ...changes,
});
const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
const named = (id: string, changes: Parameters<typeof aPhase>[0] = {}) =>
  aPhase({ id, name: { it: id }, ...changes });

const idsOf = (phases: readonly { id: string }[]) => phases.map(({ id }) => id);
const called = (phase: ReturnType<typeof aPhase>, within: RunContext, config: GuidedTestConfig = aConfig()) =>
  runPhases(config, [phase], within).length === 1;
const choicesOf = (choices: ReturnType<typeof aChoice>[], within: RunContext) =>
  runPhases(aConfig(), [aPhase({ choices })], within)[0]?.choices ?? [];

describe('a phase of the catalogue', () => {
  it('applies without conditions [WIZ-046]', () => {
    expect(called(aPhase({ conditions: [] }), context())).toBe(true);
  });

  it('applies when one group of conditions matches, and not when none does [WIZ-047, WIZ-048]', () => {
    const phase = aPhase({ conditions: [line(['muffa', 'esterno'], ['nuovo']), line(['alghe'])] });
    expect(called(phase, context(['muffa', 'esterno']))).toBe(true);
    expect(called(phase, context(['alghe', 'nuovo']))).toBe(true);
    expect(called(phase, context(['muffa']))).toBe(false);
    expect(called(phase, context(['muffa', 'esterno', 'nuovo']))).toBe(false);
  });

  it('applies to the price lists it is for, to all when it names none [WIZ-049]', () => {
    expect(called(aPhase({ availablePricelists: ['italia'] }), context())).toBe(true);
    expect(called(aPhase({ availablePricelists: ['export'] }), context())).toBe(false);
    expect(called(aPhase({ availablePricelists: [] }), context())).toBe(true);
  });

  it('brings name, procedure and choices into the run [WIZ-050]', () => {
    const procedure = { it: '<p>Lavare</p>' };
    const [phase] = runPhases(aConfig(), [aPhase({ withProcedure: true, procedure })], context());
    expect(phase).toMatchObject({ id: 'finitura', name: { it: 'Finitura' }, subtitle: null, procedure });
    expect(phase?.choices).toHaveLength(1);
  });

  it('has a procedure only when it wants one that says something in Italian [OPW-34]', () => {
    const procedures = [
      { withProcedure: false, procedure: { it: '<p>Lavare</p>' } },
      { withProcedure: true, procedure: { it: '<p> </p>', en: '<p>Wash</p>' } },
      { withProcedure: true, procedure: null },
    ];
    for (const changes of procedures)
      expect(runPhases(aConfig(), [aPhase(changes)], context())[0]?.procedure).toBeNull();
  });

  it('of whose choices the user may have no product is said, whatever else it asks for [OPW-70]', () => {
    const isAllowed = (id: string) => id !== 'altrui';
    const withheld = aChoice({ products: ['altrui'] });
    const isWithheld = (choices: ReturnType<typeof aChoice>[], user: RunContext['user'] = painter) =>
      runPhases(aConfig(), [aPhase({ choices })], context([], { isAllowed, user }))[0]?.isWithheld;
    expect(isWithheld([withheld])).toBe(true);
    expect(isWithheld([withheld], ada)).toBe(true);
    expect(isWithheld([withheld, aChoice()])).toBe(false);
    expect(isWithheld([aChoice({ products: [] })])).toBe(false);
    const hidden = aChoice({ visibility: 'conditions', visibilityConditions: [['muffa']] });
    expect(isWithheld([withheld, hidden])).toBe(true);
  });

  it('without procedure and choice is left out, but not for super users [WIZ-023, OPW-34]', () => {
    const empty = aPhase({ choices: [] });
    expect(runPhases(aConfig(), [empty], context())).toEqual([]);
    const [shown] = runPhases(aConfig(), [empty], context([], { user: ada }));
    expect(shown && hasContent(shown)).toBe(false);
  });
});

describe('the choices of a phase', () => {
  it('carry products, procedure, recommendation and priority [WIZ-051]', () => {
    const choice = aChoice({
      products: ['adda', 'sila', 'adda'],
      withProcedure: true,
      procedure: { it: '<p>Stendere</p>' },
      recommended: 'conditions',
      recommendedConditions: [['muffa']],
      priorities: [
        { value: 3, tags: [] },
        { value: 4, tags: ['muffa'] },
        { value: 9, tags: ['alghe'] },
      ],
    });
    expect(choicesOf([choice], context(['muffa']))).toEqual([
      {
        key: '0',
        title: null,
        products: ['adda', 'sila'],
        isWithheld: false,
        procedure: { it: '<p>Stendere</p>' },
        isRecommended: true,
        priority: 7,
      },
    ]);
  });

  it('sum the priorities whose tags are all there; one without tags always applies; none is 0 [WIZ-058, WIZ-059, WIZ-060]', () => {
    const priorities = [
      { value: 2, tags: [] },
      { value: 5, tags: ['muffa', 'alghe'] },
    ];
    const priorityWith = (...tags: string[]) =>
      choicesOf([aChoice({ priorities })], context(tags))[0]?.priority;
    expect(priorityWith()).toBe(2);
    expect(priorityWith('muffa')).toBe(2);
    expect(priorityWith('muffa', 'alghe')).toBe(7);
    expect(choicesOf([aChoice()], context())[0]?.priority).toBe(0);
  });

  it('come by priority, the largest first, equal ones as they stand [OPC-22, OPW-36]', () => {
    const withPriority = (value: number, ...tags: string[]) => aChoice({ priorities: [{ value, tags }] });
    const choices = [withPriority(1), withPriority(3, 'muffa'), aChoice(), withPriority(-2), withPriority(1)];
    const shown = (...tags: string[]) => choicesOf(choices, context(tags)).map(({ key }) => Number(key));
    expect(shown()).toEqual([0, 4, 1, 2, 3]);
    expect(shown('muffa')).toEqual([1, 0, 4, 2, 3]);
  });

  it('are those whose conditions call for them', () => {
    const choices = [aChoice({ visibility: 'conditions', visibilityConditions: [['muffa']] }), aChoice()];
    expect(choicesOf(choices, context()).map(({ key }) => key)).toEqual(['1']);
    expect(choicesOf(choices, context(['muffa'])).map(({ key }) => key)).toEqual(['0', '1']);
  });

  it('offer only products the user may choose; with none of them a choice is withheld [OPW-35]', () => {
    const choices = [
      aChoice({ products: ['adda', 'sila'] }),
      aChoice({ products: ['sila'] }),
      aChoice({ products: [] }),
    ];
    const isAllowed = (id: string) => id === 'adda';
    const offered = choicesOf(choices, context([], { isAllowed }));
    expect(offered.map(({ key, products }) => [key, products])).toEqual([
      ['0', ['adda']],
      ['2', []],
    ]);
    const toSuper = choicesOf(choices, context([], { isAllowed, user: ada }));
    expect(toSuper.map(({ isWithheld }) => isWithheld)).toEqual([false, true, false]);
  });
});

describe('a phase of the guided test', () => {
  const own = (changes: Record<string, unknown> = {}) => ({
    id: 'pulizia',
    title: { it: 'Pulizia', en: 'Cleaning' },
    choices: [{ id: 'acqua', title: 'Con acqua', products: ['adda'] }],
    ...changes,
  });
  const run = (phase: Record<string, unknown>, catalogue = [named('fondo')], within = context(), rest = {}) =>
    runPhases(aConfig({ stage4: [phase], stage4Rest: rest }), catalogue, within);

  it('comes before those of the catalogue, which come unless the guided test leaves them out [OPW-11]', () => {
    const catalogue = [named('fondo'), named('finitura')];
    expect(idsOf(run(own(), catalogue))).toEqual(['pulizia', 'fondo', 'finitura']);
    expect(idsOf(run(own(), catalogue, context(), { includeCataloguePhases: false }))).toEqual(['pulizia']);
  });

  it('that stands for a phase of the catalogue takes its place and inherits its own empty fields [OPW-11]', () => {
    const base = named('fondo', { withProcedure: true, procedure: { it: '<p>Lavare</p>' } });
    const [phase, ...others] = run({ id: 'nuovo', catalogPhaseId: 'fondo' }, [base]);
    expect(others).toEqual([]);
    expect(phase).toMatchObject({ id: 'nuovo', name: { it: 'fondo' }, procedure: { it: '<p>Lavare</p>' } });
    expect(phase?.choices.map(({ products }) => products)).toEqual([['adda-calce']]);
    const [filled] = run(own({ catalogPhaseId: 'fondo', withProcedure: true, procedure: 'Spazzolare' }), [
      base,
    ]);
    expect(filled).toMatchObject({ name: { it: 'Pulizia' }, procedure: { it: 'Spazzolare' } });
    expect(filled?.choices.map(({ key }) => key)).toEqual(['acqua']);
  });

  it('follows given answers, tags and price lists, all of them [OPW-12]', () => {
    const outside = [{ questionId: 'ambiente', answerId: 'esterno' }];
    const phase = own({
      visibility: 'always_hidden',
      conditions: outside,
      tagConditions: [line(['muffa'])],
      availablePricelists: ['italia'],
    });
    const given = new Map([['ambiente', ['esterno']]]);
    const isThere = (within: RunContext) => idsOf(run(phase, [], within)).includes('pulizia');
    expect(isThere(context(['muffa'], { given }))).toBe(true);
    expect(isThere(context([], { given }))).toBe(false);
    expect(isThere(context(['muffa']))).toBe(false);
    expect(isThere(context(['muffa'], { given, user: { ...painter, pricelist: 'export' } }))).toBe(false);
  });

  it('keeps the rules of the catalogue where it has none, and hides the phase it stands for with itself [OPW-11]', () => {
    const base = named('fondo', { conditions: [line(['muffa'])], availablePricelists: ['italia'] });
    const standIn = own({ catalogPhaseId: 'fondo' });
    expect(run(standIn, [base])).toEqual([]);
    expect(idsOf(run(standIn, [base], context(['muffa'])))).toEqual(['pulizia']);
    expect(run(standIn, [base], context(['muffa'], { user: { ...painter, pricelist: 'export' } }))).toEqual(
      [],
    );
  });

  it('is for its own price lists rather than for those of the phase it stands for [OPW-11, OPW-12]', () => {
    const base = named('fondo', { availablePricelists: ['italia'] });
    const exported = own({ catalogPhaseId: 'fondo', availablePricelists: ['export'] });
    expect(run(exported, [base])).toEqual([]);
    expect(idsOf(run(exported, [base], context([], { user: { ...painter, pricelist: 'export' } })))).toEqual([
      'pulizia',
    ]);
  });

  it('whose phase of the catalogue is gone stands by itself', () => {
    expect(idsOf(run(own({ catalogPhaseId: 'gone' })))).toEqual(['pulizia', 'fondo']);
    const [unnamed] = run({ id: 'sola', catalogPhaseId: 'gone' }, [], context([], { user: ada }));
    expect(unnamed).toMatchObject({ id: 'sola', name: { it: '' }, choices: [] });
  });

  it('has choices with both rules, none when it wants none [OPW-12]', () => {
    const given = new Map([['ambiente', ['esterno']]]);
    const choice = {
      id: 'acqua',
      visibility: 'always_hidden',
      conditions: [{ questionId: 'ambiente', answerId: 'esterno' }],
      visibilityConditions: [['muffa']],
    };
    const keys = (within: RunContext, changes = {}) =>
      run(own({ choices: [choice, { id: 'aria' }], ...changes }), [], within)[0]?.choices.map(
        ({ key }) => key,
      );
    expect(keys(context(['muffa'], { given }))).toEqual(['acqua', 'aria']);
    expect(keys(context([], { given }))).toEqual(['aria']);
    expect(keys(context(['muffa']))).toEqual(['aria']);
    expect(keys(context(), { withChoices: false, withProcedure: true, procedure: 'Lavare' })).toEqual([]);
  });

  it('offers no products of a choice that is without [WIZ-062]', () => {
    const choices = [{ id: 'acqua', withProducts: false, products: ['adda'] }];
    expect(run(own({ choices }), [])[0]?.choices[0]).toMatchObject({ products: [], isWithheld: false });
  });
});
