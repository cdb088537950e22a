import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configDifferences } from '#shared/guided-test/config-differences.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { someConfig } from '#test/support/builders/random-guided-test-config.ts';

const [a, b, c] = [aQuestion('a'), aQuestion('b'), aQuestion('c')];
const said = (before: GuidedTestConfig, after: GuidedTestConfig) =>
  configDifferences(before, after).map(({ kind, how, place, fields }) =>
    [
      kind,
      how,
      place.choice ?? place.phase ?? place.answer ?? place.question ?? place.stage,
      ...fields.map(({ field }) => field),
    ].join(' '),
  );

describe('the differences between two versions of the guided test', () => {
  it('are none between a version and itself', () => {
    const config = aConfig({ stage1: [a, b] });
    expect(said(config, structuredClone(config))).toEqual([]);
  });

  it('name what was added and removed, with its answers', () => {
    expect(said(aConfig({ stage1: [a] }), aConfig({ stage1: [b] }))).toEqual([
      'question added b',
      'answer added si',
      'answer added no',
      'question removed a',
      'answer removed si',
      'answer removed no',
    ]);
  });

  it('name only what was moved, not those it was moved past', () => {
    expect(said(aConfig({ stage1: [a, b, c] }), aConfig({ stage1: [c, a, b] }))).toEqual([
      'question moved c',
    ]);
    for (const stage2 of [
      [b, a],
      [a, b],
    ])
      expect(said(aConfig({ stage1: [a], stage2: [b] }), aConfig({ stage2 }))).toEqual(['question moved a']);
    const [si, no] = [anAnswer('si'), anAnswer('no')];
    expect(
      said(aConfig({ stage1: [a] }), aConfig({ stage2: [aQuestion('a', { answers: [no, si] })] })),
    ).toEqual(['question moved a']);
  });

  it('name as few as can have been moved', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const config = (order: readonly string[]) => aConfig({ stage1: order.map((id) => aQuestion(id)) });
    const inOrder = (kept: readonly string[]) =>
      kept.every((id, at) => at === 0 || id > (kept[at - 1] ?? ''));
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        const moved = said(config(ids), config(order)).map((text) => text.replace('question moved ', ''));
        expect(inOrder(order.filter((id) => !moved.includes(id)))).toBe(true);
        const sets = Array.from({ length: 2 ** ids.length }, (_, mask) =>
          order.filter((_, at) => mask & (1 << at)),
        );
        const longest = Math.max(...sets.filter(inOrder).map((kept) => kept.length));
        expect(moved).toHaveLength(ids.length - longest);
      }),
    );
  });

  it('name the fields that changed, and what they are in', () => {
    const asked = aQuestion('a', {
      type: 'radio',
      title: 'Altro',
      answers: [anAnswer('si', { tag: 'x' }), anAnswer('no')],
    });
    const phases = { stage4: [{ id: 'fondo', title: 'Fondo', choices: [{ id: 'una', products: ['p'] }] }] };
    const other = { stage4: [{ id: 'fondo', title: 'Fondo', choices: [{ id: 'una', products: ['q'] }] }] };
    const after = aConfig({ stage1: [asked], ...other });
    const before = aConfig({ stage1: [a], ...phases });
    expect(said(before, after)).toEqual([
      'question changed a title type',
      'answer changed si tag',
      'choice changed una products',
    ]);
    expect(configDifferences(before, after).map(({ parent }) => parent?.it)).toEqual([
      'Tipologia del supporto',
      'Altro',
      'Fondo',
    ]);
  });

  it('name the parent of an element whose title changed', () => {
    const titled = (title: string) =>
      aConfig({ stage2: [aQuestion('a', { answers: [anAnswer('a'), anAnswer('b', { title })] })] });
    const [found] = configDifferences(titled('Uno'), titled('Due'));
    expect([found?.title?.it, found?.parent?.it]).toEqual(['Due', 'Domanda a']);
    const asked = (title: string) => aConfig({ stage2: [aQuestion('a', { title })] });
    expect(configDifferences(asked('Uno'), asked('Due'))[0]?.parent?.it).toBe('Analisi del supporto');
  });

  it('name a stage whose words or alerts changed', () => {
    const [first, ...rest] = aConfig();
    const alerts = [{ id: 'uno', allTags: ['x'], text: { it: 'Attento' } }];
    expect(said([first, ...rest], [{ ...first, title: { it: 'Il supporto' }, alerts }, ...rest])).toEqual([
      'stage changed stage1 title alerts',
    ]);
  });

  it('do not exist exactly when two guided tests are the same, and are reversed when the two change places', () => {
    fc.assert(
      fc.property(someConfig, someConfig, (before, after) => {
        const there = configDifferences(before, after);
        expect(there.length === 0).toBe(isSameConfig(before, after));
        const count = (how: string, found = there) => found.filter((one) => one.how === how).length;
        const back = configDifferences(after, before);
        expect([count('added'), count('removed'), count('changed')]).toEqual([
          count('removed', back),
          count('added', back),
          count('changed', back),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});
