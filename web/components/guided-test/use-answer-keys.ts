import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#shared/guided-test/evaluate.ts';
import { digits, useShortcut } from '#web/lib/shortcuts.ts';

/** The digit of an answer's place gives it. */
export function useAnswerKeys({ answers }: AskedQuestion, give: (id: string) => void) {
  const { t } = useTranslation('guidedTest');
  useShortcut(digits, t('question.byDigit'), (key) => {
    const answer = answers[Number(key) - 1];
    if (answer) give(answer.id);
  });
}
