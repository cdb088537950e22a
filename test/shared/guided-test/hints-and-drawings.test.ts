import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import { configDifferences } from '#shared/guided-test/config-differences.ts';
import { drawings } from '#shared/guided-test/drawings.ts';
import { withHint } from '#shared/guided-test/edit-text.ts';
import { hintFault, hintLimits } from '#shared/guided-test/hint-fault.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { parseConfig } from '#shared/guided-test/parse-config.ts';
import { canonical } from '#shared/guided-test/same-config.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

const [of, of2] = [
  { it: 'Bagna la parete.', en: 'Wet the wall.' },
  { it: 'Opaca.', en: 'Matt.' },
];
const asked = (question: Record<string, unknown>, answer: Record<string, unknown> = {}) =>
  aConfig({ stage1: [aQuestion('a', { answers: [anAnswer('si', answer)], ...question })] });
const rulesOf = (config: ReturnType<typeof aConfig>) =>
  checkConfig(config).map(({ level, rule, about }) => `${level} ${rule} ${about}`);

describe('hints and drawings of a guided test', () => {
  it('are kept as they were written, and a plain hint is an Italian one [OPW-13]', () => {
    const config = asked({ hint: of }, { hint: 'Opaca.', drawing: 'mineral-paint' });
    expect(config[0].questions[0]).toMatchObject({
      hint: of,
      answers: [{ hint: { it: 'Opaca.' }, drawing: 'mineral-paint' }],
    });
    expect(parseConfig(JSON.stringify(config))).toEqual({ config });
    expect(rulesOf(config)).toEqual([]);
  });

  it('leave a configuration that has none as it was [WED-069]', () => {
    const config = asked({});
    expect(canonical(config)).not.toMatch(/hint|drawing/);
    expect(canonical(normalise(config))).toBe(canonical(config));
    expect(configDifferences(config, asked({ hint: undefined }, { drawing: undefined }))).toEqual([]);
  });

  it('are told when they differ between two versions', () => {
    const fields = configDifferences(
      asked({ hint: of }, { hint: of, drawing: 'algae' }),
      asked({ hint: of2 }, { hint: of2, drawing: 'mould' }),
    ).map(({ kind, how, fields }) => [kind, how, ...fields.map(({ field }) => field)].join(' '));
    expect(fields).toEqual(['question changed hint', 'answer changed hint drawing']);
    expect(configDifferences(asked({ hint: of }), asked({ hint: of }))).toEqual([]);
  });

  it.each(['question', 'answer'] as const)(
    'of a %s have so many letters at most, in each language',
    (kind) => {
      const most = hintLimits[kind];
      const withHintOf = (hint: object) => (kind === 'question' ? asked({ hint }) : asked({}, { hint }));
      const [fits, long] = ['x'.repeat(most), 'x'.repeat(most + 1)];
      expect(rulesOf(withHintOf({ it: fits, en: ` ${fits} `, de: fits }))).toEqual([]);
      expect(rulesOf(withHintOf({ it: long }))).toEqual([`error hint-long ${long}`]);
      for (const language of ['en', 'de'])
        expect(rulesOf(withHintOf({ it: 'Sì', [language]: long }))).toEqual(['error hint-long Sì']);
    },
  );

  it('need their Italian, which the other languages fall back to', () => {
    expect(rulesOf(asked({ hint: { it: ' ', en: 'Wet the wall.' } }))).toEqual(['error hint-missing  ']);
    for (const hint of [undefined, null, { it: '' }, { it: '', en: null }])
      expect(hintFault('answer', hint)).toBeUndefined();
  });

  it('name a drawing of the set; another keeps a version readable, but not from being corrected', () => {
    for (const drawing of drawings) expect(rulesOf(asked({}, { drawing }))).toEqual([]);
    for (const drawing of ['rocket', 'toString', '../algae', 'Algae'])
      expect(rulesOf(asked({}, { drawing }))).toEqual([`error drawing-unknown ${drawing}`]);
    for (const drawing of [3, {}, ['algae']]) expect(() => asked({}, { drawing })).toThrow();
  });

  it('are written in one language at a time, and gone once all are empty [OPW-13]', () => {
    const answer: { id: string; hint?: Localised | null | undefined } = { id: 'si' };
    const italian = withHint(answer, 'it', 'Opaca.');
    expect(italian).toEqual({ id: 'si', hint: { it: 'Opaca.' } });
    const both = withHint(italian, 'en', 'Matt.');
    expect(both).toEqual({ id: 'si', hint: { it: 'Opaca.', en: 'Matt.' } });
    expect(withHint(both, 'it', '')).toEqual({ id: 'si', hint: { it: '', en: 'Matt.' } });
    expect(canonical(withHint(withHint(both, 'it', ''), 'en', ''))).toBe(canonical(answer));
  });

  it('are exactly the last texts that were written, whatever was written before', () => {
    const written = fc.record({ language: fc.constantFrom('it' as const, 'en' as const), text: fc.string() });
    fc.assert(
      fc.property(fc.array(written, { minLength: 1 }), (all) => {
        const { hint } = all.reduce(
          (now, { language, text }) => withHint(now, language, text),
          asked({})[0].questions[0] ?? { hint: undefined },
        );
        for (const language of ['it', 'en'] as const)
          expect(hint?.[language] ?? '').toBe(all.findLast((one) => one.language === language)?.text ?? '');
      }),
    );
  });
});
