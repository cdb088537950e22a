import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePriority, priorityText } from '#shared/catalogue/phase-form/parse-priority.ts';
import {
  badChoiceOf,
  countPhaseChanges,
  draftOf,
  newChoice,
  phaseInputOf,
} from '#shared/catalogue/phase-form/phase-draft.ts';
import { phaseInput } from '#shared/schemas/phase-input.ts';

const answered = {
  name: { it: 'Fondo', en: null },
  withProcedure: true,
  procedure: null,
  conditions: [{ include: ['muffa'], exclude: [] }],
  availablePricelists: ['pcu'],
  choices: [
    {
      ...newChoice(),
      products: [{ id: 'adda' }, { id: 'piave' }],
      procedure: { it: '<p>Stendere</p>', en: null },
      priorities: [{ value: -2.5, tags: ['muffa'] }],
    },
  ],
};
const at = { id: 'fondo', revision: 3 };

describe('the draft of a phase', () => {
  it('holds every text in both languages, products by id and priorities as they are typed', () => {
    const draft = draftOf(answered);
    expect(draft.name).toEqual({ it: 'Fondo', en: '' });
    expect(draft.procedure).toEqual({ it: '', en: '' });
    expect(draft.choices[0]).toMatchObject({
      products: ['adda', 'piave'],
      procedure: { it: '<p>Stendere</p>', en: '' },
      priorities: [{ value: '-2,5', tags: ['muffa'] }],
    });
  });

  it('is sent as exactly what saving takes, with choices by their place [PHA-073, PHA-074]', () => {
    const draft = draftOf(answered);
    const input = phaseInputOf({ ...draft, choices: [...draft.choices, newChoice()] }, at);
    expect(phaseInput.parse(input)).toEqual(input);
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
    expect(input.choices.map(({ index }) => index)).toEqual([0, 1]);
    expect(input.choices[0]?.priorities).toEqual([{ value: -2.5, tags: ['muffa'] }]);
  });

  it('is sent without empty lines, blanks around texts and priorities of nothing [PHA-059, PHA-060, PHA-061, PHA-062]', () => {
    const draft = {
      ...draftOf(answered),
      name: { it: ' Fondo ', en: ' Primer' },
      procedure: { it: ' <p>Lavare</p> ', en: '<p></p>' },
      conditions: [{ include: [], exclude: [] }],
      choices: [
        {
          ...newChoice(),
          visibilityConditions: [[]],
          priorities: [
            { value: '', tags: ['muffa'] },
            { value: '0,0', tags: [] },
          ],
        },
      ],
    };
    const input = phaseInputOf(draft, at);
    expect(input).toMatchObject({
      name: { it: 'Fondo', en: 'Primer' },
      procedure: { it: '<p>Lavare</p>', en: '' },
      conditions: [],
    });
    expect(input.choices[0]).toMatchObject({ visibilityConditions: [], priorities: [] });
  });

  it('knows the first choice with a priority that is no number', () => {
    const withValue = (value: string) => ({ ...newChoice(), priorities: [{ value, tags: [] }] });
    const draft = draftOf(answered);
    expect(badChoiceOf(draft)).toBe(-1);
    expect(badChoiceOf({ ...draft, choices: [withValue('3'), withValue('tre'), withValue('x')] })).toBe(1);
  });

  it('counts its changes: each field and each choice once', () => {
    const draft = draftOf(answered);
    expect(countPhaseChanges(draft, draft)).toBe(0);
    const changed = {
      ...draft,
      name: { it: 'Altro', en: 'Other' },
      conditions: [],
      choices: [newChoice(), newChoice()],
    };
    expect(countPhaseChanges(draft, changed)).toBe(4);
  });
});

describe('the value of a priority', () => {
  it.each([
    ['3', 3],
    ['-2,5', -2.5],
    ['−4', -4],
    ['+1.25', 1.25],
    [' 1 000 ', 1000],
    ['', 0],
    ['1000000', 1_000_000],
  ])('typed as %j is %d [PHA-069, OPC-22]', (typed, value) => {
    expect(parsePriority(typed)).toBe(value);
  });

  it.each(['tre', '1,2,3', '--1', '1000001', '12345678', '1,1234567', 'NaN', '1 2', '1\t500', '10 00'])(
    'is none: %j',
    (typed) => {
      expect(parsePriority(typed)).toBeUndefined();
    },
  );

  it('is typed back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parsePriority(priorityText(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
