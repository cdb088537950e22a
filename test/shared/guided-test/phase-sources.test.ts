import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { passesPairs } from '#shared/guided-test/is-shown.ts';
import { matchesLine } from '#shared/guided-test/matches-tags.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { phaseSources, type SourceRule } from '#shared/guided-test/phase-sources.ts';
import { type RunPhase, runPhases } from '#shared/guided-test/run-phases.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import {
  someAnswers,
  someConfig,
  someLastStage,
  someListedPhases,
} from '#test/support/builders/random-guided-test-config.ts';

const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
/** The compared fields of a phase; the order of choices is that of their priorities. */
const seen = ({ id, name, choices }: Pick<RunPhase, 'id' | 'name' | 'choices'>) => ({
  id,
  name,
  choices: choices
    .map(({ key, title, products, isRecommended }) => ({ key, title, products, isRecommended }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
});

describe('the rules of phases', () => {
  it('are those by which a run comes to them, in any guided test [OPW-11, OPW-12, WIZ-049]', {
    timeout: 60_000,
  }, () => {
    const anyone = fc.constantFrom('italia', 'export', null);
    fc.assert(
      fc.property(someConfig, someLastStage, someListedPhases, someAnswers, anyone, (...given) => {
        const [asked, last, catalogue, answers, pricelist] = given;
        const config = normalise([asked[0], asked[1], asked[2], last]);
        const reached = evaluate(config, answers);
        const user = { pricelist, superUser: true };
        const holds = ({ lines, pairs }: SourceRule) =>
          (lines.length === 0 || lines.some((one) => matchesLine(one, reached.tags))) &&
          (!pairs || passesPairs(pairs, reached.given));
        const expected = phaseSources(config, catalogue)
          .filter((source) => isPhaseVisible(source, user) && holds(source.rule))
          .map(({ id, name, choices }) => ({
            id,
            name,
            choices: choices
              .filter(({ shown }) => holds(shown))
              .map(({ key, title, products, recommended }) => ({
                key,
                title,
                products,
                isRecommended:
                  typeof recommended === 'string'
                    ? recommended === 'always'
                    : recommended.some((one) => matchesLine(one, reached.tags)),
              })),
          }));
        const there = runPhases(config, catalogue, { ...reached, user, isAllowed: () => true });
        expect(there.map(seen)).toEqual(expected);
      }),
      { numRuns: 3_000 },
    );
  });

  it('say of each phase whose it is', () => {
    const config = aConfig({ stage4: [{ id: 'mia', title: 'Mia', catalogPhaseId: 'a' }] });
    const sources = phaseSources(config, [aPhase({ id: 'a' }), aPhase({ id: 'b' })]);
    expect(sources.map(({ id, kind }) => [id, kind])).toEqual([
      ['mia', 'guidedTest'],
      ['b', 'catalogue'],
    ]);
  });

  it('hold no line that asks for nothing, but those that raise a priority [OPC-20, WIZ-059]', () => {
    const rules = {
      visibilityConditions: [[], ['x']],
      recommended: 'conditions' as const,
      recommendedConditions: [[], ['y']],
      priorities: [
        { value: 1, tags: [] },
        { value: 2, tags: ['z'] },
      ],
    };
    const own = {
      id: 'mia',
      title: 'Mia',
      tagConditions: [line([]), line(['x'])],
      choices: [{ id: '0', ...rules }],
    };
    const stored = aPhase({
      conditions: [line([]), line([], ['x'])],
      choices: [aChoice({ ...rules, visibility: 'conditions' }), aChoice({ ...rules, visibility: 'always' })],
    });
    const [mine, theirs] = phaseSources(aConfig({ stage4: [own] }), [stored]);
    expect([mine?.rule.lines, theirs?.rule.lines]).toEqual([[line(['x'])], [line([], ['x'])]]);
    const choices = [...(mine?.choices ?? []), ...(theirs?.choices ?? [])];
    expect(choices.map(({ shown }) => shown.lines)).toEqual([[line(['x'])], [line(['x'])], []]);
    for (const { recommended, priorities } of choices)
      expect([recommended, priorities]).toEqual([[line(['y'])], [line(['z'])]]);
  });
});
