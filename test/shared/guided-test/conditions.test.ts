import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includingLines, matchesLine, matchesLines } from '#shared/guided-test/matches-tags.ts';
import { isChoiceRecommended, isChoiceVisible, isPhaseCalledFor } from '#shared/guided-test/phase-rules.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const tags = (...slugs: string[]) => new Set(slugs);
const line = (include: string[], exclude: string[] = []) => ({ include, exclude });

const someTags = fc.uniqueArray(fc.constantFrom('interno', 'esterno', 'muffa', 'alghe', 'storico'));
const someLine = fc.record({ include: someTags, exclude: someTags });
const someLines = fc.array(someLine, { maxLength: 4 });
const tagSet = someTags.map((slugs) => new Set<string>(slugs));

describe('a condition line', () => {
  it('matches when all its tags to include are there [PHA-063, PHA-065]', () => {
    const both = line(['esterno', 'muffa']);
    expect(matchesLine(both, tags('esterno'))).toBe(false);
    expect(matchesLine(both, tags('muffa', 'esterno', 'storico'))).toBe(true);
  });

  it('matches only when none of its tags to exclude is there [PHA-065]', () => {
    const dry = line(['esterno'], ['muffa', 'alghe']);
    expect(matchesLine(dry, tags('esterno'))).toBe(true);
    expect(matchesLine(dry, tags('esterno', 'alghe'))).toBe(false);
  });

  it('that only excludes matches when none is there; a tag in both never matches [OPC-21]', () => {
    expect(matchesLine(line([], ['muffa']), tags())).toBe(true);
    expect(matchesLine(line([], ['muffa']), tags('muffa'))).toBe(false);
    fc.assert(fc.property(tagSet, (given) => !matchesLine(line(['muffa'], ['muffa']), given)));
  });
});

describe('condition lines', () => {
  it('match when one of them does [PHA-064]', () => {
    const either = [line(['muffa']), line(['alghe'], ['interno'])];
    expect(matchesLines(either, tags('alghe'))).toBe(true);
    expect(matchesLines(either, tags('muffa', 'interno'))).toBe(true);
    expect(matchesLines(either, tags('alghe', 'interno'))).toBe(false);
    expect(matchesLines(either, tags())).toBe(false);
  });

  it('match more with each line more, and no other way round [PHA-064]', () => {
    fc.assert(
      fc.property(someLines, someLine, tagSet, (lines, more, given) => {
        if (matchesLines(lines, given)) expect(matchesLines([...lines, more], given)).toBe(true);
      }),
    );
  });

  it('match less with each tag more in a line [PHA-063]', () => {
    fc.assert(
      fc.property(someLine, fc.constantFrom('muffa', 'alghe'), tagSet, (short, tag, given) => {
        const long = { ...short, include: [...short.include, tag] };
        if (matchesLine(long, given)) expect(matchesLine(short, given)).toBe(true);
      }),
    );
  });

  it('without tags are none: beside others they match nothing', () => {
    expect(matchesLines([], tags('muffa'))).toBeUndefined();
    expect(matchesLines([line([])], tags('muffa'))).toBeUndefined();
    expect(matchesLines([line([]), line(['alghe'])], tags('muffa'))).toBe(false);
  });
});

describe('a phase', () => {
  it('is called for by the tags of one of its lines, and always without lines [PHA-064, PHA-065]', () => {
    const phase = aPhase({ conditions: [line(['alghe']), line(['muffa'], ['interno'])] });
    expect(isPhaseCalledFor(phase, tags('alghe'))).toBe(true);
    expect(isPhaseCalledFor(phase, tags('muffa', 'interno'))).toBe(false);
    expect(isPhaseCalledFor(aPhase(), tags())).toBe(true);
  });
});

describe('a choice', () => {
  const lines = [['interno', 'muffa'], ['alghe']];

  it('is always offered, or by its conditions: all tags of a line, one line of several [PHA-063, PHA-064, CDA-037, CDA-038]', () => {
    const always = aChoice({ visibilityConditions: lines });
    const conditional = aChoice({ visibility: 'conditions', visibilityConditions: lines });
    for (const [given, expected] of [
      [tags('interno'), false],
      [tags('interno', 'muffa'), true],
      [tags('alghe'), true],
    ] as const) {
      expect(isChoiceVisible(always, given)).toBe(true);
      expect(isChoiceVisible(conditional, given)).toBe(expected);
    }
  });

  it('is recommended never, always, or by its conditions [CDA-039, CDA-040]', () => {
    const given = tags('alghe');
    const recommended = (how: 'never' | 'always' | 'conditions', slugs = given) =>
      isChoiceRecommended(aChoice({ recommended: how, recommendedConditions: lines }), slugs);
    expect([recommended('never'), recommended('always'), recommended('conditions')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(recommended('conditions', tags('muffa'))).toBe(false);
  });

  it.each([[[]], [[[]]]])(
    'with conditions but no line is offered and not recommended [OPC-20]: %j',
    (none: string[][]) => {
      const choice = aChoice({
        visibility: 'conditions',
        visibilityConditions: none,
        recommended: 'conditions',
        recommendedConditions: none,
      });
      expect(isChoiceVisible(choice, tags('muffa'))).toBe(true);
      expect(isChoiceRecommended(choice, tags('muffa'))).toBe(false);
    },
  );

  it('has lines that exclude nothing', () => {
    expect(includingLines(lines)).toEqual([line(['interno', 'muffa']), line(['alghe'])]);
  });
});
