import { useTranslation } from 'react-i18next';
import type { Likeness } from '#shared/customers/same-customers.ts';
import { useListText } from '#web/lib/use-list-text.ts';

/** The words for all that two customers have in common. */
export function useLikeness() {
  const { t } = useTranslation('customerMerge');
  const listText = useListText();
  return (by: readonly Likeness[]): string => listText(by.map((each) => t(`by.${each}`)));
}
