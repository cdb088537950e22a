import { useTranslation } from 'react-i18next';
import { choiceNames } from '#shared/guided-test/choice-names.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ShownProduct } from './choice-card.tsx';

type Choices = Parameters<typeof choiceNames>[0];

/** The names of the choices of a phase, in a run and in the editor. */
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

/** The name of a choice among the others of its phase. */
export function useChoiceName(productOf: (id: string) => Pick<ShownProduct, 'name'> | undefined) {
  const text = useProductText();
  const namesOf = useChoiceNames();
  return ({ choices }: RunPhase, choice: RunChoice): string => {
    const names = namesOf(choices, (id) => text(productOf(id)?.name).text || undefined);
    return names[choices.indexOf(choice)] ?? '';
  };
}
