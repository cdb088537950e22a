import { useTranslation } from 'react-i18next';
import { choiceNames } from '#shared/guided-test/choice-names.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ShownProduct } from './choice-card.tsx';

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

/** What a choice of a phase is called among the others. */
export function useChoiceName(productOf: (id: string) => Pick<ShownProduct, 'name'> | undefined) {
  const text = useProductText();
  const namesOf = useChoiceNames();
  return ({ choices }: RunPhase, choice: RunChoice): string => {
    const names = namesOf(choices, (id) => text(productOf(id)?.name).text || undefined);
    return names[choices.indexOf(choice)] ?? '';
  };
}
