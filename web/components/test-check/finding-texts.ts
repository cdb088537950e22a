import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { RunFinding, RunRule } from '#shared/guided-test/check-runs/run-finding.ts';
import type { ExampleRun } from '#shared/guided-test/check-runs/run-state.ts';
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

/** The title of such a finding tells the number of the choice. */
const isOfChoice = (rule: RunRule) => rule === 'choice-unreachable' || rule === 'choice-without-products';

/** Findings and their runs in the words of the guided test. */
export function useFindingTexts(config: GuidedTestConfig) {
  const { t, i18n } = useTranslation('guidedTestTools');
  const { language } = i18n;
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const answersOf = ({ question: id, answers }: ExampleRun[number]) => {
    const all = questions.find((question) => question.id === id)?.answers ?? [];
    return answers.map((answer) => textIn(all.find((one) => one.id === answer)?.title, language));
  };
  return {
    titleOf: ({ rule, title, about }: RunFinding): string => {
      const text = textIn(title, language);
      return isOfChoice(rule) ? t('check.choiceOf', { title: text, about }) : text;
    },
    /** The tag or the line it is about. */
    aboutOf: ({ rule, about }: RunFinding): string => (isOfChoice(rule) ? '' : about),
    runOf: (run: ExampleRun): string =>
      run.map((given) => answersOf(given).join(' + ')).join(' · ') || t('check.noAnswers'),
  };
}
