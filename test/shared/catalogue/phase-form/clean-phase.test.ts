import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPhase, hasProcedure } from '#shared/catalogue/phase-form/clean-phase.ts';
import { tagsOf } from '#shared/catalogue/phase-form/tags-of.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const content = (changes: Parameters<typeof aPhase>[0] = {}) => {
  const { id, order, revision, updatedAt, updatedBy, name, ...rest } = aPhase(changes);
  return { ...rest, name: typeof name === 'string' ? { it: name } : name };
};

describe('a phase that is saved', () => {
  it('loses condition lines without tags: its own and those of its choices [PHA-059]', () => {
    const cleaned = cleanPhase(
      content({
        conditions: [
          { include: [], exclude: [] },
          { include: [], exclude: ['muffa'] },
        ],
        choices: [
          aChoice({ visibilityConditions: [[], ['alghe']], recommendedConditions: [['interno'], []] }),
        ],
      }),
    );
    expect(cleaned.conditions).toEqual([{ include: [], exclude: ['muffa'] }]);
    expect(cleaned.choices[0]).toMatchObject({
      visibilityConditions: [['alghe']],
      recommendedConditions: [['interno']],
    });
  });

  it('has its names trimmed [PHA-060]', () => {
    expect(cleanPhase(content({ name: { it: '  Fondo ', en: ' Primer  ' } })).name).toEqual({
      it: 'Fondo',
      en: 'Primer',
    });
    expect(cleanPhase(content({ name: { it: 'Fondo', en: null } })).name.en).toBe('');
  });

  it('has its procedures trimmed; one that says nothing is empty [PHA-061]', () => {
    const procedure = { it: ' <p>Lavare.</p>\n', en: '<p>&nbsp;</p><p></p>' };
    const cleaned = cleanPhase(content({ procedure, choices: [aChoice({ procedure })] }));
    const expected = { it: '<p>Lavare.</p>', en: '' };
    expect(cleaned.procedure).toEqual(expected);
    expect(cleaned.choices[0]?.procedure).toEqual(expected);
    expect(cleanPhase(content()).procedure).toEqual({ it: '', en: '' });
  });

  it('loses priorities of 0 [PHA-062]', () => {
    const priorities = [
      { value: 0, tags: ['muffa'] },
      { value: -1, tags: [] },
    ];
    const { choices } = cleanPhase(content({ choices: [aChoice({ priorities })] }));
    expect(choices[0]?.priorities).toEqual([{ value: -1, tags: [] }]);
  });

  it('is the same when it is cleaned again', () => {
    const text = fc.record({ it: fc.string(), en: fc.string() });
    const slugs = fc.array(fc.constantFrom('muffa', 'alghe'), { maxLength: 2 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.record({ include: slugs, exclude: slugs })),
        (name, procedure, conditions) => {
          const once = cleanPhase(content({ name, procedure, conditions }));
          expect(cleanPhase(once)).toEqual(once);
        },
      ),
    );
  });
});

describe('a phase', () => {
  it('has a procedure when it is switched on and says something [PHA-007]', () => {
    const procedure = { it: '<p>Lavare.</p>', en: '' };
    expect(hasProcedure({ withProcedure: true, procedure })).toBe(true);
    expect(hasProcedure({ withProcedure: false, procedure })).toBe(false);
    expect(hasProcedure({ withProcedure: true, procedure: { it: '<p></p>' } })).toBe(false);
    expect(hasProcedure({ withProcedure: true, procedure: null })).toBe(false);
  });

  it('names the tags of its conditions, choices and priorities, each once', () => {
    const phase = aPhase({
      conditions: [{ include: ['a'], exclude: ['b'] }],
      choices: [
        aChoice({
          visibilityConditions: [['a', 'c']],
          recommendedConditions: [['d']],
          priorities: [{ value: 1, tags: ['e'] }],
        }),
      ],
    });
    expect(tagsOf(phase)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
