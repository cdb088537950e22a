import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import builtIn from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { moveItem, removeItem } from '#shared/guided-test/edit-order.ts';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { isShown } from '#shared/guided-test/is-shown.ts';
import { itemsOf } from '#shared/guided-test/items-of.ts';
import { type LostTags, tagsLost } from '#shared/guided-test/lost-tags.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { someAnswers, someConfig } from '#test/support/builders/random-guided-test-config.ts';

const told = (lost: readonly LostTags[]) =>
  lost.map(({ item, tags }) => `${item.item.id}: ${tags.join(' ')}`);
const where = aQuestion('dove', {
  answers: [anAnswer('dentro', { tag: ['interno'] }), anAnswer('fuori', { tag: ['esterno'] })],
});
const config = aConfig({
  stage1: [where, aQuestion('sole', { visible: ['esterno'] })],
  stage2: [
    aQuestion('altro', { answers: [anAnswer('si', { tag: ['interno'], hidden: ['esterno'] })] }),
    aQuestion('bagno', { visible: ['interno'] }),
  ],
  stage4: [
    {
      id: 'fondo',
      title: 'Fondo',
      tagConditions: [{ include: ['interno'], exclude: ['esterno'] }],
      choices: [{ id: 'calce', title: 'Calce', visibilityConditions: [['esterno']] }],
    },
  ],
});

describe('what looks at tags', () => {
  it('is told of when the only question that gives them goes [OPW-17]', () => {
    expect(told(tagsLost(config, removeItem(config, { stage: 'stage1', question: 'dove' })))).toEqual([
      'sole: esterno',
      'si: esterno',
      'fondo: esterno',
      'calce: esterno',
    ]);
  });

  it('is not told of when another answer before it still gives them [OPW-17]', () => {
    const place = { stage: 'stage1' as const, question: 'dove', answer: 'dentro' };
    expect(tagsLost(config, removeItem(config, place))).toEqual([]);
  });

  it('is told of when it moves before what gives them [OPW-17]', () => {
    const moved = moveItem(config, { stage: 'stage1', question: 'dove' }, 1);
    expect(told(tagsLost(config, moved))).toEqual(['sole: esterno']);
  });

  it('is named for the first question of the guided test that is there from the start [OPW-17]', () => {
    const standard = normalise(builtIn);
    const [first] = standard[0].questions;
    if (!first) throw new Error('the guided test has no question');
    const lost = tagsLost(standard, removeItem(standard, { stage: 'stage1', question: first.id }));
    expect(lost.length).toBeGreaterThan(0);
  });
});

/** Every way to take one question away, with what it loses. */
const removals = (whole: GuidedTestConfig) =>
  itemsOf(whole)
    .filter(({ kind }) => kind === 'question')
    .map(({ place }) => {
      const after = removeItem(whole, place);
      return { after, lost: tagsLost(whole, after) };
    });

describe('in any guided test every element that loses a tag', () => {
  it('really looks at it: with that tag alone the rule says something else than without [OPW-17]', () => {
    fc.assert(
      fc.property(someConfig, (whole) => {
        for (const { item, tags } of removals(whole).flatMap(({ lost }) => lost)) {
          if (item.kind === 'phase' || item.kind === 'choice') continue;
          const { visible, hidden } = item.item;
          for (const tag of tags) {
            const wants = Array.isArray(visible) && visible.includes(tag);
            // One that both shows and hides is undecided alone: what hides is looked at.
            const rule = hidden.includes(tag)
              ? { visible: true as const, hidden: [tag] }
              : { visible: [tag], hidden: [] };
            const alone = { ...rule, visibility: 'always_visible' as const, conditions: [] };
            expect(wants || hidden.includes(tag)).toBe(true);
            expect(isShown(alone, new Set([tag]), new Map())).not.toBe(isShown(alone, new Set(), new Map()));
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never meets it again, whatever is answered [OPW-07, OPW-17]', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, (whole, answers) => {
        for (const { after, lost } of removals(whole)) {
          const asked = evaluate(after, answers).stages.flatMap(({ questions }) => questions);
          for (const { item, tags } of lost) {
            const at = asked.findIndex(({ question }) => question.id === item.place.question);
            const before = asked.slice(0, Math.max(at, 0)).flatMap(({ given }) => given);
            const met = new Set(before.flatMap(({ tag }) => tag));
            expect(tags.filter((tag) => met.has(tag))).toEqual([]);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
