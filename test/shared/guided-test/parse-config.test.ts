import { describe, expect, it } from 'vitest';
import { parseConfig } from '#shared/guided-test/parse-config.ts';
import { usesTag, withSlugsOfToday, withTagRenamed } from '#shared/guided-test/with-tag.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

const stages = ['stage1', 'stage2', 'stage3', 'stage4'].map((name) => ({ name, title: name }));
const parse = (value: unknown) => parseConfig(JSON.stringify(value));

describe('the source of a guided test', () => {
  it('is read as it is normalised', () => {
    expect(parse(stages)).toMatchObject({
      config: [{ name: 'stage1', title: { it: 'stage1' } }, {}, {}, {}],
    });
  });

  it('may be empty: then there is none [WED-059, OPW-15]', () => {
    expect(parseConfig('')).toEqual({ config: null });
    expect(parseConfig(' \n')).toEqual({ config: null });
  });

  it('that is no JSON is refused in the parser’s own words [WED-055]', () => {
    expect(parseConfig('[{')).toMatchObject({
      problem: 'not-json',
      message: expect.stringContaining('JSON'),
    });
  });

  it.each([{}, 'stages', 4, null, { config: stages }])(
    'must be a list of stages, not %j [WED-056]',
    (value) => {
      expect(parse(value)).toEqual({ problem: 'not-stages' });
    },
  );

  it.each([0, 3, 5])('must have four stages, not %i [WED-057, WED-050]', (count) => {
    expect(parse([...stages, ...stages].slice(0, count))).toEqual({ problem: 'stage-count', count });
  });

  it('names every stage that lacks name or title, and what it lacks [WED-058]', () => {
    const [first, , ...others] = stages;
    const lacking = (...some: unknown[]) => ({ problem: 'stages-incomplete', stages: some });
    expect(parse([first, { name: 'stage2' }, ...others])).toEqual(lacking({ stage: 2, missing: ['title'] }));
    expect(parse([first, null, { title: 'c' }, others[1]])).toEqual(
      lacking({ stage: 2, missing: ['name', 'title'] }, { stage: 3, missing: ['name'] }),
    );
    expect(parse([first, { title: '' }, ...others])).toEqual(
      lacking({ stage: 2, missing: ['name', 'title'] }),
    );
  });

  it('has the four stages in their order [WDA-001]', () => {
    expect(parse(stages.toReversed())).toEqual({ problem: 'field', path: '0.name' });
  });

  it('says which field holds what it must not', () => {
    const [first, ...others] = stages;
    const odd = { ...first, questions: [aQuestion('a', { type: 'slider' })] };
    expect(parse([odd, ...others])).toEqual({ problem: 'field', path: '0.questions.0.type' });
    const polluted = `[{"name":"stage1","title":"a","__proto__":{"a":1}},${JSON.stringify(others).slice(1)}`;
    expect(parseConfig(polluted)).toEqual({ problem: 'field', path: '0.__proto__' });
    for (const key of ['constructor', 'prototype'])
      expect(parse([{ ...first, note: { [key]: 1 } }, ...others])).toEqual({
        problem: 'field',
        path: `0.note.${key}`,
      });
    const deep = `[{"name":"stage1","title":"a","note":${'['.repeat(40)}${']'.repeat(40)}},${JSON.stringify(others).slice(1)}`;
    expect(parseConfig(deep)).toMatchObject({
      problem: 'field',
      path: expect.stringMatching(/^0\.note(\.0){29}$/),
    });
  });

  it('may write null for empty fields', () => {
    const [first, ...others] = stages;
    expect(parse([{ ...first, subtitle: null, note: null }, ...others])).toMatchObject({
      config: [{ title: { it: 'stage1' }, note: null }, {}, {}, {}],
    });
  });
});

describe('a tag that is renamed', () => {
  const lines = [{ include: ['muffa'], exclude: ['muffa', 'x'] }];
  const choice = {
    id: '0',
    visibilityConditions: [['muffa']],
    recommendedConditions: [['muffa', 'x']],
    priorities: [{ value: 1, tags: ['muffa'] }],
  };
  const config = aConfig({
    stage1: [aQuestion('a', { visible: ['muffa', 'x'], hidden: ['muffa'] })],
    stage2: [aQuestion('b', { answers: [anAnswer('si', { tag: ['x', 'muffa'], visible: ['muffa'] })] })],
    stage4: [{ id: 'p', title: 'Fase', tagConditions: lines, choices: [choice] }],
  });

  it('has its new slug wherever the guided test names it [OPC-14]', () => {
    const renamed = withTagRenamed(config, 'muffa', 'muffe');
    expect(JSON.stringify(renamed)).toBe(JSON.stringify(config).replaceAll('"muffa"', '"muffe"'));
    expect(withTagRenamed(config, 'other', 'muffe')).toEqual(config);
  });

  it('is found wherever it is named, in an alert too', () => {
    expect([usesTag(config, 'muffa'), usesTag(config, 'x'), usesTag(config, 'muff')]).toEqual([
      true,
      true,
      false,
    ]);
    const alerts = [{ id: 'a', allTags: ['muffa'], text: 'Attenzione' }];
    const alerting = aConfig({ stage1: [] });
    const withAlert = [
      { ...alerting[0], alerts: alerts.map((one) => ({ ...one, text: { it: one.text } })) },
      ...alerting.slice(1),
    ];
    expect(usesTag(withAlert as typeof alerting, 'muffa')).toBe(true);
    expect(withTagRenamed(withAlert as typeof alerting, 'muffa', 'muffe')[0].alerts[0]?.allTags).toEqual([
      'muffe',
    ]);
  });

  it('has the slugs of today, where it is known what a slug became', () => {
    const given = (...slugs: string[]) =>
      aConfig({ stage1: [aQuestion('a', { answers: slugs.map((tag) => anAnswer(tag, { tag })) })] });
    const tagsOf = (config: ReturnType<typeof given>) =>
      config[0].questions[0]?.answers.flatMap(({ tag }) => tag);
    const older = given('uno', 'due', 'tre', 'quattro', 'mai');
    const tags = [
      { slug: 'nuovo', formerSlugs: ['uno', 'due'] },
      { slug: 'altro', formerSlugs: ['tre', 'quattro'] },
      { slug: 'tre', formerSlugs: null },
      { slug: 'terzo', formerSlugs: ['quattro'] },
    ];
    expect(tagsOf(withSlugsOfToday(older, tags))).toEqual(['nuovo', 'nuovo', 'tre', 'quattro', 'mai']);
  });
});
