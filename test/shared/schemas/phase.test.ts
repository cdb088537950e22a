import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { phase } from '#shared/schemas/phase.ts';
import { phaseInput, phaseNameForm } from '#shared/schemas/phase-input.ts';
import { aChoiceInput, aPhaseInput } from '#test/support/builders/phase-input.ts';

describe('a stored phase', () => {
  it('has its id, name, order, procedure, conditions, choices and price lists [CDA-031, CDA-032, CDA-033, CDA-035]', () => {
    expect(phase.parse({ id: 'fase', name: { it: 'Fondo', en: 'Primer' } })).toEqual({
      id: 'fase',
      name: { it: 'Fondo', en: 'Primer' },
      order: 0,
      withProcedure: false,
      conditions: [],
      choices: [],
      availablePricelists: [],
      revision: 1,
      updatedAt: '',
      updatedBy: '',
    });
  });

  it('of older form has a plain name and lists of tags to include [CDA-032, CDA-034]', () => {
    const conditions = [['alghe', 'muffa'], { include: ['interno'] }, { exclude: ['storico'] }];
    const read = phase.parse({ id: 'fase', name: 'Fondo', conditions });
    expect(read.name).toBe('Fondo');
    expect(read.conditions).toEqual([
      { include: ['alghe', 'muffa'], exclude: [] },
      { include: ['interno'], exclude: [] },
      { include: [], exclude: ['storico'] },
    ]);
  });

  it('has choices that are always offered and never recommended unless they say so [CDA-037, CDA-039]', () => {
    const [choice] = phase.parse({ id: 'fase', name: 'Fondo', choices: [{}] }).choices;
    expect(choice).toEqual({
      products: [],
      visibility: 'always',
      visibilityConditions: [],
      recommended: 'never',
      recommendedConditions: [],
      withProcedure: false,
      priorities: [],
    });
  });

  it('has choices with products, lines of tags, a procedure and priorities; names of products are left to them [CDA-036, CDA-038, CDA-040, CDA-041, CDA-042]', () => {
    const choice = {
      index: 3,
      products: [{ id: 'fissativo', name: { it: 'Vecchio nome' } }, 'pittura'],
      visibility: 'conditions',
      visibilityConditions: [['alghe', 'muffa'], ['interno']],
      recommended: 'conditions',
      recommendedConditions: [['storico']],
      withProcedure: true,
      procedure: { it: '<p>Stendere</p>', en: '<p>Spread</p>' },
      priorities: [{ value: -2.5, tags: ['muffa'] }, { value: 4 }],
    };
    const { index, ...kept } = choice;
    expect(phase.parse({ id: 'fase', name: 'Fondo', choices: [choice] }).choices).toEqual([
      {
        ...kept,
        products: ['fissativo', 'pittura'],
        priorities: [
          { value: -2.5, tags: ['muffa'] },
          { value: 4, tags: [] },
        ],
      },
    ]);
  });
});

describe('what saving a phase takes', () => {
  const accepts = (input: object) => safeParse(phaseInput, input).success;
  const without = (input: object, name: string) =>
    Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));

  it('is exactly id, name, procedure, conditions, choices and price lists, and the revision [PHA-073]', () => {
    const input = aPhaseInput();
    expect(Object.keys(input).toSorted()).toEqual([
      'availablePricelists',
      'choices',
      'conditions',
      'id',
      'name',
      'procedure',
      'revision',
      'withProcedure',
    ]);
    expect(accepts(input)).toBe(true);
    expect(accepts({ ...input, order: 3 })).toBe(false);
    for (const name of Object.keys(input).filter((key) => key !== 'procedure')) {
      expect([name, accepts(without(input, name))]).toEqual([name, false]);
    }
  });

  it('has for each choice exactly its nine fields [PHA-074]', () => {
    const choice = aChoiceInput();
    const withChoice = (sent: object) => accepts({ ...aPhaseInput(), choices: [sent] });
    expect(Object.keys(choice)).toHaveLength(9);
    expect(withChoice(choice)).toBe(true);
    expect(withChoice({ ...choice, title: 'Scelta' })).toBe(false);
    for (const name of Object.keys(choice).filter((key) => key !== 'procedure')) {
      expect([name, withChoice(without(choice, name))]).toEqual([name, false]);
    }
  });

  it('takes positive and negative priorities, whole or not, and no endless ones [PHA-069, OPC-22]', () => {
    const withValue = (value: number) =>
      accepts(aPhaseInput({ choices: [aChoiceInput({ priorities: [{ value, tags: [] }] })] }));
    for (const value of [-3, 0, 2.5, 1_000_000]) expect([value, withValue(value)]).toEqual([value, true]);
    for (const value of [1_000_001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([value, withValue(value)]).toEqual([value, false]);
    }
  });
});

describe('the names that the dialogs ask for', () => {
  it('are an Italian one, which is required [PHA-014]', () => {
    for (const it of ['', '   ', undefined]) {
      const { error } = safeParse(phaseNameForm, { it, en: 'Primer' });
      expect(error?.issues.map(({ message, path }) => [path.join(), message])).toEqual([
        ['it', 'phases.dialog.nameItRequired'],
      ]);
    }
  });

  it('and an English one, which need not be given: then it is the Italian one [PHA-015, PHA-016]', () => {
    expect(phaseNameForm.parse({ it: ' Fondo ', en: '  ' })).toEqual({ it: 'Fondo', en: 'Fondo' });
    expect(phaseNameForm.parse({ it: 'Fondo' })).toEqual({ it: 'Fondo', en: 'Fondo' });
    expect(phaseNameForm.parse({ it: 'Fondo', en: 'Primer' })).toEqual({ it: 'Fondo', en: 'Primer' });
  });
});
