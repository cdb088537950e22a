import { useTranslation } from 'react-i18next';
import type { ConfigProblem } from '#shared/guided-test/parse-config.ts';

const lists = ['questions', 'answers', 'phases', 'choices'] as const;

/** The steps of a path that lead to a list's element, counted from 1, and what remains of the path. */
function stepsOf(path: string) {
  const [stage = '', ...keys] = path.split('.');
  const steps: { kind: 'stage' | (typeof lists)[number]; number: number }[] = [
    { kind: 'stage', number: Number(stage) + 1 },
  ];
  let at = 0;
  for (; at + 1 < keys.length; at += 2) {
    const kind = lists.find((list) => list === keys[at]);
    if (!kind || !/^\d+$/.test(keys[at + 1] ?? '')) break;
    steps.push({ kind, number: Number(keys[at + 1]) + 1 });
  }
  return { steps, field: keys.slice(at).join('.') };
}

/** Why a source is no guided test, in words: stages, questions and answers are counted from 1 (WED-055 to WED-058). */
export function useProblemText() {
  const { t } = useTranslation('guidedTestTools');
  return (problem: ConfigProblem): string => {
    if (problem.problem === 'not-json') return t('source.notJson', problem);
    if (problem.problem === 'not-stages') return t('source.notStages');
    if (problem.problem === 'stage-count') return t('source.stageCount', { count: problem.count });
    if (problem.problem === 'stages-incomplete')
      return problem.stages
        .map(({ stage, missing }) => t('source.stageIncomplete', { stage, missing: missing.join(', ') }))
        .join('. ');
    if (!/^\d/.test(problem.path)) return t('source.field', { place: problem.path });
    const { steps, field } = stepsOf(problem.path);
    const place = steps.map(({ kind, number }) => t(`source.in.${kind}`, { number })).join(', ');
    return t('source.field', { place: field ? t('source.fieldOf', { place, field }) : place });
  };
}
