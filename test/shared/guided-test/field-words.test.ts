import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldTexts, fieldWords } from '#shared/guided-test/field-words.ts';

const texts: FieldTexts = {
  language: 'it',
  word: (word) => (word === 'radio' ? 'elenco' : undefined),
  flag: (value) => (value ? 'sì' : 'no'),
  pair: (question, answer) => `${question}: ${answer}`,
};
const told = (before: unknown, after: unknown, more: Partial<FieldTexts> = {}) =>
  fieldWords({ field: 'x', before, after }, { ...texts, ...more });

describe('a changed field of the guided test', () => {
  it.each<[string, unknown, unknown, string, string]>([
    ['a text', { it: 'Uno' }, { it: 'Due' }, 'Uno', 'Due'],
    ['a text that is new', null, { it: '<p>Due</p>' }, '', 'Due'],
    ['a word', 'buttons', 'radio', 'buttons', 'elenco'],
    ['a switch', false, true, 'no', 'sì'],
    ['tags', ['calce'], ['calce', 'muffa'], 'calce', 'calce, muffa'],
    ['given answers', [], [{ questionId: 'a', answerId: 'si' }], '', 'a: si'],
    ['tags together', [['a', 'b']], [['a']], 'a + b', 'a'],
    ['lines of conditions', [], [{ include: ['a'], exclude: ['b'] }], '', 'a · − b'],
    ['priorities', [{ value: 1, tags: [] }], [{ value: 2, tags: ['a'] }], '1', '2 · a'],
  ])('is told before and after: %s', (_, before, after, was, is) => {
    expect(told(before, after)).toEqual({ before: was, after: is });
  });

  it('is told in the language that differs, where the reader’s does not', () => {
    const [before, after] = [
      { it: 'Uno', en: 'One' },
      { it: 'Uno', en: 'Two' },
    ];
    expect(told(before, after)).toEqual({ before: 'One', after: 'Two' });
    expect(told(before, { it: 'Una', en: 'Two' }, { language: 'en' })).toEqual({
      before: 'One',
      after: 'Two',
    });
  });

  it('is told for any two texts that differ within what is told, and never for equal ones', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => !one.startsWith('<'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const words = told({ it: before }, { it: after });
        expect(words === undefined).toBe(before === after);
      }),
    );
  });

  it('is told in 200 letters at most', () => {
    expect(told('', 'a'.repeat(900))?.after).toHaveLength(201);
  });
});
