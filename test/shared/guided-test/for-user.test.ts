import { describe, expect, it } from 'vitest';
import { choicesFor, configFor, type Runner } from '#shared/guided-test/for-user.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const runner = (changes: Partial<Runner['user']> = {}): Runner => ({
  user: { pricelist: 'a', superUser: false, ...changes },
  isAllowed: (product) => product !== 'vietato',
});
const says = (text: string) => ({ withProcedure: true, procedure: { it: `<p>${text}</p>` } });
const catalogue = [
  aPhase({ id: 'fondo', availablePricelists: ['b'], ...says('SEGRETO') }),
  aPhase({ id: 'posa', choices: [aChoice({ products: ['adda-calce'] })] }),
];
const choices = [
  { id: 'no', title: 'SEGRETO', products: ['vietato'], ...says('SEGRETO'), priorities: [{ value: 7 }] },
  { id: 'si', title: 'Aperta', products: ['adda-calce'] },
];
const config = aConfig({
  stage4: [
    { id: 'altrui', title: 'SEGRETO', subtitle: 'SEGRETO', choices, availablePricelists: ['b'] },
    { id: 'per-fondo', title: 'SEGRETO', choices, catalogPhaseId: 'fondo' },
    { id: 'per-posa', title: 'Mia', choices, catalogPhaseId: 'posa', availablePricelists: ['a'] },
    { id: 'posa-altrui', title: 'SEGRETO', catalogPhaseId: 'posa', availablePricelists: ['b'] },
  ],
});
const reached = (of: typeof config, phases: typeof catalogue, { user, isAllowed }: Runner) =>
  runPhases(of, phases, { tags: new Set(), given: new Map(), user, isAllowed });

describe('the guided test that somebody runs', () => {
  it('says nothing of phases of other price lists, nor of choices withheld from the user [SES-063, OPW-12, OPW-35]', () => {
    const shown = JSON.stringify(configFor(config, catalogue, runner()));
    expect(shown).not.toContain('SEGRETO');
    expect(shown).not.toContain('"b"');
    expect(shown).toContain('Aperta');
  });

  it('replaces a withheld element by one that asks and shows nothing', () => {
    const phases = configFor(config, catalogue, runner())[3].phases;
    const silent = {
      title: null,
      withProcedure: false,
      procedure: null,
      visibility: 'always_visible',
      conditions: [],
    };
    expect(phases.find(({ id }) => id === 'altrui')).toEqual({
      ...silent,
      ...{ id: 'altrui', catalogPhaseId: null, subtitle: null, availablePricelists: ['-'] },
      ...{ tagConditions: [], choices: [], withChoices: false },
    });
    expect(phases.find(({ id }) => id === 'per-posa')?.choices[0]).toEqual({
      ...silent,
      ...{ id: 'no', products: ['vietato'], withProducts: true, recommended: 'never' },
      ...{ visibilityConditions: [], recommendedConditions: [], priorities: [] },
    });
  });

  it('says of a withheld choice when there is one, so that its phase is known to have nothing for the user [OPW-70]', () => {
    const own = runner();
    const seen = { visibility: 'always_hidden', conditions: [{ questionId: 'q', answerId: 'a' }] } as const;
    const only = { id: 'no', title: 'SEGRETO', products: ['vietato'], ...seen };
    const hidden = aConfig({ stage4: [{ id: 'sola', title: 'Mia', choices: [only], ...says('Leggi') }] });
    const shown = configFor(hidden, [], own);
    expect(JSON.stringify(shown)).not.toContain('SEGRETO');
    for (const given of [new Map(), new Map([['q', ['a']]])]) {
      const within = { tags: new Set<string>(), given, ...own };
      expect(runPhases(shown, [], within)).toEqual(runPhases(hidden, [], within));
    }
  });

  it('leads to the same phases as the whole one does on the server', () => {
    const own = runner();
    // The browser has the phases of the catalogue that the user sees, without their price lists.
    const allowed = catalogue
      .filter(({ id }) => id !== 'fondo')
      .map((phase) => ({ ...phase, availablePricelists: [] }));
    const whole = reached(config, catalogue, own);
    expect(whole.map(({ id }) => id)).toEqual(['per-posa']);
    expect(reached(configFor(config, catalogue, own), allowed, own)).toEqual(whole);
  });

  it('is whole for super users, and says of every phase to who has no price list', () => {
    expect(configFor(config, catalogue, runner({ superUser: true }))).toBe(config);
    const titles = configFor(config, catalogue, runner({ pricelist: null }))[3].phases.map(
      ({ title }) => title?.it,
    );
    expect(titles).toEqual(['SEGRETO', 'SEGRETO', 'Mia', 'SEGRETO']);
  });
});

describe('choices of a phase of the catalogue', () => {
  it('keep their places: of a withheld one its products alone are said [OPW-35]', () => {
    const [withheld, open] = [aChoice({ products: ['vietato'], ...says('SEGRETO') }), aChoice()];
    expect(choicesFor([withheld, open], runner())).toEqual([aChoice({ products: ['vietato'] }), open]);
    expect(choicesFor([withheld, open], runner({ superUser: true }))).toEqual([withheld, open]);
  });

  it('are said whole when one of their products may be chosen, or when they have none', () => {
    const mixed = aChoice({ products: ['vietato', 'adda-calce'], ...says('Aperta') });
    const without = aChoice({ products: [], ...says('Solo da leggere') });
    expect(choicesFor([mixed, without], runner())).toEqual([mixed, without]);
  });
});
