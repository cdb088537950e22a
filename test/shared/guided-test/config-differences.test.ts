import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configDifferences } from '#shared/guided-test/config-differences.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { someConfig } from '#test/support/builders/random-wizard.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/wizard.ts';

const [a, b, c] = [aQuestion('a'), aQuestion('b'), aQuestion('c')];
const said = (before: WizardConfig, after: WizardConfig) =>
  configDifferences(before, after).map(({ kind, how, place, fields }) =>
    [kind, how, place.choice ?? place.phase ?? place.answer ?? place.question ?? place.stage, ...fields].join(
      ' ',
    ),
  );

describe('the differences between two versions of the questionnaire', () => {
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
    expect(said(aConfig({ stage1: [a], stage2: [b] }), aConfig({ stage2: [b, a] }))).toEqual([
      'question moved a',
    ]);
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

  it('name a stage whose words or alerts changed', () => {
    const [first, ...rest] = aConfig();
    const alerts = [{ id: 'uno', allTags: ['x'], text: { it: 'Attento' } }];
    expect(said([first, ...rest], [{ ...first, title: { it: 'Il supporto' }, alerts }, ...rest])).toEqual([
      'stage changed stage1 title alerts',
    ]);
  });

  it('are none exactly when two questionnaires are the same, and turn round with them', () => {
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
