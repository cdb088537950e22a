import { describe, expect, it } from 'vitest';
import texts from '#locales/it/errors.json' with { type: 'json' };
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { normalise } from '#shared/guided-test/normalise.ts';
import { canonical } from '#shared/guided-test/same-config.ts';
import { sizeOf } from '#shared/guided-test/size-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import {
  type AnsweredGuidedTest,
  askGuidedTest,
  guidedTest,
  listVersions,
  publish,
  readEditedGuidedTest,
  replacedGuidedTestDrafts,
  saveDraft,
} from '#test/support/guided-test-editor-api.ts';
import { listen } from '#test/support/live.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aNewTag, deleteTag, newSlug, tagUses, updateTag } from '#test/support/tags-api.ts';

const read = (text: string) => canonical(normalise(JSON.parse(text)));
const shownPhases = async () =>
  answered(await graphql<{ phases: { id: string }[] }>('superUser', '{ phases { id } }')).phases;
let made = 0;
/** A guided test that no other test has. */
const another = (changes: Record<string, unknown> = {}): GuidedTestConfig =>
  aConfig({ stage1: [aQuestion(`domanda-${++made}`, changes)] });

type Base = AnsweredGuidedTest & { keeps?: boolean };
const saved = async (base: Base, config: GuidedTestConfig) =>
  answered(await saveDraft('superUser', base, config)).saveGuidedTestDraft;
const published = async (base: Base, config: GuidedTestConfig) =>
  answered(await publish('superUser', base, config)).publishGuidedTest;

describe('the guided test', () => {
  it('is the built-in one until one is published, for the editor and for users; no document is no error [WED-063, WED-066, OPW-02]', async () => {
    const builtIn = answered(await guidedTest('painter', 0)).guidedTest;
    expect(read(builtIn.config)).toBe(canonical(normalise(stored)));
    const editedGuidedTest = await readEditedGuidedTest();
    if (editedGuidedTest.version === 0)
      expect(editedGuidedTest).toMatchObject({ source: 'BUILT_IN', publishedAt: null });
  });

  it('is saved as a draft with the time, which the editor then opens and users do not [WED-061, WED-064, WED-070, WDA-004]', async () => {
    const before = await readEditedGuidedTest();
    const config = another();
    const draft = await saved(before, config);
    expect(draft).toMatchObject({
      source: 'DRAFT',
      revision: (before.revision ?? 0) + 1,
      savedBy: 'Giulia Ferrero',
    });
    expect(Date.parse(draft.lastSaved ?? '')).not.toBeNaN();
    expect(read(draft.config)).toBe(canonical(config));
    expect(draft.published).toBe(before.published);
    expect(read((await readEditedGuidedTest()).config)).toBe(canonical(config));
    const run = answered(await guidedTest('painter')).guidedTest;
    expect(read(run.config)).toBe(read(before.published));
  });

  it('is published for all users at once, and its draft is gone [WED-062, WED-065, WED-071, WED-076]', async () => {
    const config = another();
    const draft = await saved(await readEditedGuidedTest(), config);
    const after = await published(draft, config);
    expect(after).toMatchObject({
      source: 'PUBLISHED',
      version: draft.version + 1,
      revision: null,
      lastSaved: null,
      publishedBy: 'Giulia Ferrero',
    });
    for (const loaded of [after, await readEditedGuidedTest()])
      expect(read(loaded.config)).toBe(canonical(config));
    const run = answered(await guidedTest('painter')).guidedTest;
    expect(run.version).toBe(after.version);
    expect(read(run.config)).toBe(canonical(config));
  });

  it('is published without a draft too, from what the editor holds [WED-072]', async () => {
    const before = await published(await readEditedGuidedTest(), another());
    expect(before.source).toBe('PUBLISHED');
    const after = await published(before, another());
    expect(after.version).toBe(before.version + 1);
  });

  it('published as it is changes nothing [WED-077]', async () => {
    const config = another();
    const once = await published(await readEditedGuidedTest(), config);
    expect(await published(once, config)).toEqual(once);
  });

  it('keeps the versions that runs and quotations of before were made with [OPW-23]', async () => {
    const earlier = another();
    const first = await published(await readEditedGuidedTest(), earlier);
    await published(first, another());
    expect(read(answered(await guidedTest('painter', first.version)).guidedTest.config)).toBe(
      canonical(earlier),
    );
    expect(codeOf(await guidedTest('painter', 9_999_999))).toBe('not-found');
  });

  it('has a list of versions, the newest first, with the phases that the editor counts', async () => {
    const [{ id }, ...others] = (await shownPhases()) as [{ id: string }, { id: string }];
    const own = [
      { id: 'propria', title: 'Propria' },
      { id: 'altra', catalogPhaseId: id },
    ];
    const counted = async (stage4Rest: Record<string, unknown>) => {
      const config = aConfig({ stage1: [aQuestion(`domanda-${++made}`)], stage4: own, stage4Rest });
      const { version, publishedAt } = await published(await readEditedGuidedTest(), config);
      const versions = await listVersions();
      expect(versions[0]).toMatchObject({ version, publishedAt, publishedBy: 'Giulia Ferrero' });
      expect((await listVersions(version)).map((one) => one.version)).toEqual(
        versions.slice(1).map((one) => one.version),
      );
      return versions[0];
    };
    expect(await counted({})).toMatchObject({ questions: 1, answers: 2, phases: 2 + others.length });
    expect(await counted({ includeCataloguePhases: false })).toMatchObject({ phases: 2 });
  });

  it('begins its versions with the built-in one: nobody published it, and it is restored like others [OPW-02]', async () => {
    const builtIn = normalise(stored);
    await published(await readEditedGuidedTest(), another());
    expect((await listVersions()).at(-1)).toEqual({
      version: 0,
      publishedAt: null,
      publishedBy: null,
      ...sizeOf(builtIn),
      replaced: undefined,
      phases: (await shownPhases()).length,
    });
    const { config } = answered(await guidedTest('superUser', 0)).guidedTest;
    const restored = await published(await readEditedGuidedTest(), normalise(JSON.parse(config)));
    expect(read(restored.published)).toBe(canonical(builtIn));
  });

  it('is not saved or published without any [WED-073, WED-074, WER-010, WER-011, OPW-15]', async () => {
    const before = await readEditedGuidedTest();
    for (const config of [null, '', '  ']) {
      expect(codeOf(await saveDraft('superUser', before, config))).toBe('no-config-to-save');
      expect(codeOf(await publish('superUser', before, config))).toBe('no-config-to-publish');
    }
    expect(texts['no-config-to-save']).toBe('Nessuna configurazione da salvare');
    expect(texts['no-config-to-publish']).toBe('Nessuna configurazione da pubblicare');
    expect(await readEditedGuidedTest()).toEqual(before);
  });

  it('is refused where it is no guided test [OPW-16, WED-056, WED-057, WED-058]', async () => {
    const before = await readEditedGuidedTest();
    const stages = another();
    const wrong = ['{', '{}', '[]', JSON.stringify(stages.slice(1)), JSON.stringify([...stages, stages[0]])];
    const odd = JSON.stringify(stages).replace('"buttons"', '"slider"');
    const polluted = JSON.stringify(stages).replace('"answers"', '"__proto__":{},"answers"');
    for (const config of [...wrong, odd, polluted])
      expect(codeOf(await saveDraft('superUser', before, config))).toBe('invalid-input');
    expect(await readEditedGuidedTest()).toEqual(before);
  });

  it('keeps hints and drawings in draft, published version and older versions; markup in a hint stays text [OPW-02, OPW-13, OPW-23]', async () => {
    const hint = { it: '<img src=x onerror=alert(1)> & <b>opaca</b>', en: 'Matt\nand soft' };
    const answers = [anAnswer('si', { hint, drawing: 'mineral-paint' }), anAnswer('no')];
    const config = another({ hint, answers });
    const draft = await saved(await readEditedGuidedTest(), config);
    expect(read(draft.config)).toBe(canonical(config));
    const first = await published(draft, config);
    const run = answered(await guidedTest('painter')).guidedTest;
    expect(normalise(JSON.parse(run.config))[0].questions[0]).toMatchObject({
      hint,
      answers: [{ hint, drawing: 'mineral-paint' }, {}],
    });
    expect(run.config.match(/"drawing"/g)).toHaveLength(1);
    const later = await published(first, another());
    expect(read(answered(await guidedTest('painter', first.version)).guidedTest.config)).toBe(
      canonical(config),
    );
    const restored = await saved(later, config);
    expect(read(restored.config)).toBe(canonical(config));
  });

  it('is refused with forbidden characters in a hint, and not published with one too long or an unknown drawing [OPW-16]', async () => {
    const before = await readEditedGuidedTest();
    const whole = JSON.stringify(another({ hint: 'Opaca.' }));
    for (const hint of ['\u202eopaca', 'a\u0000b', '\ud800', 7, ['opaca'], { en: 'Matt' }]) {
      const config = whole.replace('{"it":"Opaca."}', JSON.stringify(hint));
      expect(codeOf(await saveDraft('superUser', before, config))).toBe('invalid-input');
    }
    const wrong = [
      another({ hint: 'x'.repeat(201) }),
      another({ hint: { it: '', en: 'Wet a spot' } }),
      another({ answers: [anAnswer('si', { hint: 'x'.repeat(141) })] }),
      another({ answers: [anAnswer('si', { drawing: '../favicon' })] }),
    ];
    for (const config of wrong) {
      const base = await saved(await readEditedGuidedTest(), config);
      expect(codeOf(await publish('superUser', base, config))).toBe('guided-test-errors');
    }
  });

  it('may be saved with what is still wrong, but not published with it [OPW-16, OPW-17]', async () => {
    const dangling = another({ conditions: [{ questionId: 'gone', answerId: 'si' }] });
    const draft = await saved(await readEditedGuidedTest(), dangling);
    expect(codeOf(await publish('superUser', draft, dangling))).toBe('guided-test-errors');
    expect(await readEditedGuidedTest()).toEqual(draft);
  });

  it('keeps keys it does not know, and makes procedures safe', async () => {
    const phase = {
      id: 'fondo',
      title: 'Fondo',
      procedure: '<p onclick="x()">Lavare<script>x()</script></p>',
    };
    const config = normalise([
      { name: 'stage1', note: 'da rivedere' },
      {},
      {},
      { name: 'stage4', phases: [phase] },
    ]);
    const { config: text } = await saved(await readEditedGuidedTest(), config);
    expect(JSON.parse(text)[0].note).toBe('da rivedere');
    expect(JSON.parse(text)[3].phases[0].procedure).toEqual({ it: '<p>Lavare</p>' });
  });

  it('is answered with safe procedures, however they came to be stored', async () => {
    const { writeGuidedTestDraft } = await import('#lambdas/store/guided-test/guided-test-store.ts');
    const { version, revision } = await readEditedGuidedTest();
    const phase = { id: 'fondo', title: 'Fondo', procedure: '<p onclick="x()">Lavare</p>' };
    const config = normalise([{}, {}, {}, { name: 'stage4', phases: [phase] }]);
    await writeGuidedTestDraft({ version, revision }, config, {
      lastSaved: '2026-11-22T10:00:00.000Z',
      savedBy: 'nobody',
    });
    const { config: text } = await readEditedGuidedTest();
    expect(JSON.parse(text)[3].phases[0].procedure).toEqual({ it: '<p>Lavare</p>' });
  });

  it('holds no characters that texts must not hold', async () => {
    const before = await readEditedGuidedTest();
    const reversed = another({ title: 'Dove\u202e?' });
    expect(codeOf(await saveDraft('superUser', before, reversed))).toBe('invalid-input');
  });

  it('is told to users when it is published, and to super users when it is saved [WED-076]', async () => {
    const user = await listen('painter', 'catalogue');
    const editor = await listen('superUser', 'admin');
    const config = another();
    const draft = await saved(await readEditedGuidedTest(), config);
    expect(await editor.next()).toMatchObject({ entity: 'guidedTestDraft', scope: 'admin' });
    await published(draft, config);
    expect(await user.next()).toMatchObject({ entity: 'guidedTest', scope: 'catalogue' });
    user.close();
    editor.close();
  });

  it('is told to super users when it is published without a draft too [OPW-22]', async () => {
    const before = await published(await readEditedGuidedTest(), another());
    const editor = await listen('superUser', 'admin');
    await published(before, another());
    expect(await editor.next()).toMatchObject({ entity: 'guidedTestDraft', scope: 'admin' });
    editor.close();
  });
});

describe('two who edit the guided test', () => {
  it('do not overwrite each other: the second is told who saved, and may overwrite knowingly [OPW-22]', async () => {
    const start = await readEditedGuidedTest();
    const first = await saved(start, another());
    const refused = await saveDraft('superUser', start, another());
    expect(codeOf(refused)).toBe('conflict');
    expect(refused.errors?.[0]).toMatchObject({ errorInfo: { by: 'Giulia Ferrero', at: first.lastSaved } });
    expect(await readEditedGuidedTest()).toEqual(first);
    const mine = another();
    expect(read((await saved(first, mine)).config)).toBe(canonical(mine));
  });

  it('do not publish over each other, nor save what was begun before a publishing [OPW-22]', async () => {
    const start = await saved(await readEditedGuidedTest(), another());
    const after = await published(start, another());
    expect(codeOf(await publish('superUser', start, another()))).toBe('conflict');
    expect(codeOf(await saveDraft('superUser', start, another()))).toBe('conflict');
    expect(await readEditedGuidedTest()).toEqual(after);
  });

  it('do not publish over what the other saved since: all stays as it was, draft and version [OPW-22, WED-071]', async () => {
    const first = await saved(await readEditedGuidedTest(), another());
    const second = await saved(first, another());
    const [newest] = await listVersions();
    const refused = await publish('superUser', first, another());
    expect(codeOf(refused)).toBe('conflict');
    expect(refused.errors?.[0]).toMatchObject({ errorInfo: { by: 'Giulia Ferrero', at: second.lastSaved } });
    expect(await readEditedGuidedTest()).toEqual(second);
    expect((await listVersions())[0]).toEqual(newest);
    expect(codeOf(await guidedTest('painter', second.version + 1))).toBe('not-found');
  });

  it('do not save without a draft what was begun before the other published [OPW-22]', async () => {
    const start = await published(await readEditedGuidedTest(), another());
    const after = await published(start, another());
    const refused = await saveDraft('superUser', start, another());
    expect(codeOf(refused)).toBe('conflict');
    expect(refused.errors?.[0]).toMatchObject({
      errorInfo: { by: 'Giulia Ferrero', at: after.publishedAt },
    });
    expect(await readEditedGuidedTest()).toEqual(after);
  });

  it('keep a draft that a restored version takes the place of, saved or published, to be restored itself [OPW-22]', async () => {
    const begun = await published(await readEditedGuidedTest(), another());
    const mine = another();
    const draft = await saved(begun, mine);
    const restored = await saved({ ...draft, keeps: true }, another());
    const [first] = await replacedGuidedTestDrafts();
    expect(first).toMatchObject({
      version: begun.version,
      savedBy: 'Giulia Ferrero',
      lastSaved: draft.lastSaved,
      by: 'Giulia Ferrero',
      at: restored.lastSaved,
      questions: 1,
      answers: 2,
      phases: (await shownPhases()).length,
    });
    expect(read(first?.config ?? '')).toBe(canonical(mine));
    const after = await published({ ...restored, keeps: true }, another());
    const [second, ...others] = await replacedGuidedTestDrafts();
    expect(read(second?.config ?? '')).toBe(read(restored.config));
    expect(second).toMatchObject({ at: after.publishedAt });
    expect(others[0]).toEqual(first);
    expect((await listVersions())[0]).toMatchObject({ version: after.version });
  });

  it('keep no draft that is continued, or that was published, and none of a save that is refused', async () => {
    const draft = await saved(await readEditedGuidedTest(), another());
    const before = await replacedGuidedTestDrafts();
    const next = await saved(draft, another());
    expect(codeOf(await saveDraft('superUser', { ...draft, keeps: true }, another()))).toBe('conflict');
    await published({ ...next, keeps: true }, normalise(JSON.parse(next.config)));
    expect(await replacedGuidedTestDrafts()).toEqual(before);
  });

  it('who publish at the same time make one version', async () => {
    const start = await readEditedGuidedTest();
    const outcomes = await Promise.all(
      [another(), another(), another()].map((one) => publish('superUser', start, one)),
    );
    expect(outcomes.filter((outcome) => !outcome.errors)).toHaveLength(1);
    expect((await readEditedGuidedTest()).version).toBe(start.version + 1);
  });
});

describe('a user who may not edit it', () => {
  it.each(['painter', 'unverified'] as const)(
    'as %s reads no draft, saves and publishes nothing [WED-003, OPW-39]',
    async (who) => {
      const before = await readEditedGuidedTest();
      const refused = [
        codeOf(await askGuidedTest(who)),
        codeOf(await saveDraft(who, before, another())),
        codeOf(await publish(who, before, another())),
      ];
      expect(new Set(refused).size).toBe(1);
      expect(refused[0]).toBeTruthy();
      expect(await readEditedGuidedTest()).toEqual(before);
    },
  );
});

describe('a tag of the guided test', () => {
  const naming = (slug: string) =>
    another({ answers: [anAnswer('si', { tag: slug }), anAnswer('no', { hidden: [slug] })] });

  it('that is renamed is renamed in a new version and in the draft [OPC-14]', async () => {
    const tag = await aNewTag();
    const config = naming(tag.slug);
    const version = await published(await readEditedGuidedTest(), config);
    const draft = await saved(version, naming(tag.slug));
    const slug = newSlug('nuovo');
    answered(await updateTag('superUser', { id: tag.id, name: tag.name, slug, revision: tag.revision }));
    const after = await readEditedGuidedTest();
    expect(after).toMatchObject({
      source: 'DRAFT',
      version: version.version + 1,
      revision: (draft.revision ?? 0) + 1,
    });
    for (const text of [after.config, after.published]) {
      expect(text).toContain(slug);
      expect(text).not.toContain(`"${tag.slug}"`);
    }
    expect(read(answered(await guidedTest('painter', version.version)).guidedTest.config)).toBe(
      canonical(config),
    );
    expect((await saved(after, another())).source).toBe('DRAFT');
  });

  it('that the draft alone names is in use, and renamed there without a new version [OPC-14, OPC-15]', async () => {
    const tag = await aNewTag();
    const version = await published(await readEditedGuidedTest(), another());
    const draft = await saved(version, naming(tag.slug));
    const kinds = answered(await tagUses('superUser', tag.id)).tagUses.map(({ kind }) => kind);
    expect(kinds).toEqual(['GUIDED_TEST_DRAFT']);
    expect(codeOf(await deleteTag('superUser', tag.id))).toBe('in-use');
    const slug = newSlug('nuovo');
    answered(await updateTag('superUser', { id: tag.id, name: tag.name, slug, revision: tag.revision }));
    const after = await readEditedGuidedTest();
    expect(after).toMatchObject({ version: version.version, revision: (draft.revision ?? 0) + 1 });
    expect(after.config).toContain(`"${slug}"`);
    expect(after.config).not.toContain(`"${tag.slug}"`);
    expect(after.published).toBe(draft.published);
  });

  it('is in use, and cannot be deleted [OPC-15]', async () => {
    const tag = await aNewTag();
    const version = await published(await readEditedGuidedTest(), naming(tag.slug));
    await saved(version, naming(tag.slug));
    const kinds = answered(await tagUses('superUser', tag.id)).tagUses.map(({ kind }) => kind);
    expect(kinds).toEqual(['GUIDED_TEST', 'GUIDED_TEST_DRAFT']);
    expect(codeOf(await deleteTag('superUser', tag.id))).toBe('in-use');
  });
});
