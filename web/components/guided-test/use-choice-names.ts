import { useTranslation } from 'react-i18next';
import { choiceNames } from '#shared/guided-test/choice-names.ts';

type Choices = Parameters<typeof choiceNames>[0];

/** What the choices of a phase are called, in the run and in the editor alike. */
export function useChoiceNames(): (
  choices: Choices,
  productName: (id: string) => string | undefined,
) => string[] {
  const { t, i18n } = useTranslation('guidedTest');
  return (choices, productName) =>
    choiceNames(choices, {
      language: i18n.language,
      productName,
      numbered: (number) => t('choice.untitled', { number }),
    });
}
