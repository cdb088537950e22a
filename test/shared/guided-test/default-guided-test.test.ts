import { describe, expect, it } from 'vitest';
import { alertsOf } from '#shared/guided-test/alerts-of.ts';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { type Answers, evaluate, questionStagesOf } from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

const config = normalise(stored);
const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
const questionOf = (id: string) => questions.find((question) => question.id === id);

/** Each question's answer as `question=answer`. */
const given = (...answers: string[]): Answers =>
  Object.fromEntries(
    answers.map((answer) => {
      const [question = '', id = ''] = answer.split('=');
      return [question, [id]];
    }),
  );
const answered = (...answers: string[]) => evaluate(config, given(...answers));
const tagsAfter = (...answers: string[]) => [...answered(...answers).tags];
const asked = (...answers: string[]) =>
  answered(...answers).stages.flatMap((stage) => stage.questions.map(({ question }) => question.id));
const titlesOf = (id: string) => questionOf(id)?.answers.map(({ title }) => title.it);

const modern = ['ambiente=esterno', 'supporto=blocchi-laterizio', 'epoca=moderno'];

describe('the default guided test', () => {
  it('has nothing wrong with it [OPW-03, OPW-16]', () => {
    expect(checkConfig(config)).toEqual([]);
    expect(questions).toHaveLength(18);
    expect(questions.flatMap(({ answers }) => answers)).toHaveLength(63);
  });

  it('explains every question, in both languages, and draws all answers of a question or none', () => {
    const items = questions.flatMap((question) => [question, ...question.answers]);
    expect(questions.filter(({ hint }) => !hint).map(({ id }) => id)).toEqual([]);
    expect(items.filter(({ hint }) => hint && !(hint.it && hint.en)).map(({ id }) => id)).toEqual([]);
    for (const { id, answers } of questions)
      expect(new Set(answers.map(({ drawing }) => Boolean(drawing))).size, id).toBe(1);
  });

  it('calls its stages as the specification does [WIZ-012, WIZ-013, WIZ-014]', () => {
    expect(questionStagesOf(config).map(({ title, subtitle }) => [title.it, subtitle?.it])).toEqual([
      ['Tipologia del supporto', 'Scegli il tipo di superficie da trattare'],
      ['Analisi del supporto', 'Analizza le condizioni della superficie'],
      ['Tipologia di finitura', 'Scegli il tipo di finitura desiderata'],
    ]);
  });

  it('asks nothing in the last stage, which offers the phases of the catalogue [WIZ-015, OPW-11]', () => {
    const { title, subtitle, phases, includeCataloguePhases } = config[3];
    expect([title.it, subtitle?.it]).toEqual(['Scelta dei prodotti', 'Seleziona i prodotti necessari']);
    expect('questions' in config[3]).toBe(false);
    expect([phases, includeCataloguePhases]).toEqual([[], true]);
  });

  it('has the texts that a stage without its own is given [WIZ-012, WIZ-013, WIZ-014, WIZ-015]', () => {
    const textsOf = (stages: GuidedTestConfig) =>
      stages.map(({ name, title, subtitle }) => [name, title, subtitle]);
    expect(textsOf(normalise([]))).toEqual(textsOf(config));
  });

  it('gives Interno the tags interno and finitura-tinteggio, and asks for no finish [WIZ-064, OPW-33]', () => {
    expect(tagsAfter('ambiente=interno')).toEqual(['interno', 'finitura-tinteggio']);
    expect(asked('ambiente=interno')).not.toContain('finitura');
    expect(asked('ambiente=esterno')).toContain('finitura');
  });

  it('gives Esterno the tag esterno [WIZ-065]', () => {
    expect(tagsAfter('ambiente=esterno')).toEqual(['esterno']);
  });

  it('gives natural stone three tags and asks neither age nor glazes [WIZ-066, WIZ-074]', () => {
    const stone = ['ambiente=esterno', 'supporto=pietra-naturale'];
    expect(tagsAfter(...stone)).toEqual(['esterno', 'muratura-pietra', 'moderno', 'no-velature']);
    expect(asked(...stone)).not.toContain('epoca');
    expect(asked(...stone, 'finitura=finitura-tinteggio')).not.toContain('velature');
    expect(answered(...stone).stages[0]?.complete).toBe(true);
  });

  it('gives the historic answer storico and no-velature, the other moderno [WIZ-067, WIZ-068]', () => {
    const built = ['ambiente=esterno', 'supporto=blocchi-laterizio'];
    expect(tagsAfter(...built, 'epoca=storico').slice(-2)).toEqual(['storico', 'no-velature']);
    expect(tagsAfter(...built, 'epoca=moderno').slice(-1)).toEqual(['moderno']);
  });

  it('does not ask for glazes on a historic building [OPW-29]', () => {
    const historic = ['ambiente=esterno', 'supporto=blocchi-laterizio', 'epoca=storico'];
    expect(asked(...historic, 'finitura=finitura-tinteggio')).not.toContain('velature');
  });

  it('asks for algae, mold and cracks, but not on incomplete insulation [WIZ-069, WIZ-070, WIZ-071]', () => {
    const insulated = ['ambiente=esterno', 'supporto=cappotto'];
    const about = (...answers: string[]) =>
      asked(...insulated, ...answers).filter((id) =>
        ['alghe', 'muffa', 'crepe', 'microrganismi'].includes(id),
      );
    expect(about('cappotto-stato=cappotto-completo')).toEqual(['alghe', 'muffa', 'crepe']);
    expect(about('cappotto-stato=cappotto-incompleto')).toEqual([]);
  });

  it('drops what insulation was asked once it is no longer the substrate [OPW-08]', () => {
    const changed = evaluate(config, {
      ...given('supporto=pietra-naturale', 'cappotto-stato=cappotto-completo'),
      'cappotto-materiale': ['isolante-eps'],
    });
    expect([...changed.given.keys()]).toEqual(['supporto']);
    expect(changed.tags.has('isolante-eps')).toBe(false);
  });

  it.each([
    ['the rendering finish [WIZ-072]', [...modern, 'finitura=finitura-intonaco']],
    ['insulation [WIZ-073]', ['ambiente=esterno', 'supporto=cappotto', 'finitura=finitura-tinteggio']],
    ['no paint [WIZ-075]', [...modern, 'finitura=finitura-no-pittura']],
    ['the water-repellent finish [WIZ-076]', [...modern, 'finitura=finitura-idrorepellente']],
  ])('hides the question on glazes for %s', (_, answers) => {
    expect(asked(...answers)).not.toContain('velature');
    expect(asked(...modern, 'finitura=finitura-tinteggio')).toContain('velature');
  });

  it('raises the colour alert for a coloured finish that is a coat of paint [WIZ-057, OPW-30]', () => {
    const painted = [...modern, 'finitura=finitura-tinteggio'];
    expect(alertsOf(config, answered(...painted).tags)).toEqual([]);
    expect(alertsOf(config, answered(...modern, 'colore=colore').tags)).toEqual([]);
    expect(alertsOf(config, answered(...painted, 'colore=colore').tags).map(({ id }) => id)).toEqual([
      'colour-alert',
    ]);
  });

  it('raises no alert that names no tag, whatever is answered [WIZ-057]', () => {
    const [first, ...rest] = config;
    const alerts = [{ id: 'always', allTags: [], text: { it: 'Attento' } }];
    const silent: typeof config = [{ ...first, alerts }, ...rest];
    expect(alertsOf(silent, new Set())).toEqual([]);
    expect(alertsOf(silent, answered(...modern).tags)).toEqual([]);
  });

  it('knows seven substrates and nine insulation materials [WIZ-077, WIZ-078]', () => {
    expect(questionOf('supporto')?.answers.map(({ id }) => id)).toEqual([
      'blocchi-laterizio',
      'cartongesso',
      'fibrocemento',
      'cemento-armato',
      'cappotto',
      'pietra-naturale',
      'mattoni-faccia-vista',
    ]);
    expect(questionOf('cappotto-materiale')?.answers).toHaveLength(9);
  });

  it('knows five mineral plasters and three of gypsum [WIZ-079, WIZ-080]', () => {
    expect(titlesOf('intonaco-minerale-tipo')).toEqual([
      'Calce aerea',
      'Grassello di calce',
      'Calce idraulica',
      'Malta mista',
      'Malta cementizia',
    ]);
    expect(titlesOf('intonaco-gesso-tipo')).toHaveLength(3);
  });

  it('knows two mineral paints, four organic ones inside and four outside [WIZ-081, WIZ-082, WIZ-083]', () => {
    expect(questionOf('pittura-minerale-tipo')?.answers.map(({ id }) => id)).toEqual([
      'pittura-calce',
      'pittura-silicati',
    ]);
    const organic = (where: string) =>
      answered(`ambiente=${where}`, 'pittura=pittura-organica')
        .stages.flatMap((stage) => stage.questions)
        .find(({ question }) => question.id === 'pittura-organica-tipo')
        ?.answers.map(({ id }) => id);
    expect(organic('interno')).toEqual(['tempera', 'traspirante', 'lavabile', 'smalto']);
    expect(organic('esterno')).toEqual(['quarzo', 'acril-silossanica', 'silossanica', 'elastomerica']);
  });

  it('knows three extents of microorganisms [WIZ-084]', () => {
    expect(questionOf('microrganismi')?.answers.map(({ title }) => title.en)).toEqual([
      'Light',
      'Moderate',
      'Extensive',
    ]);
  });
});
