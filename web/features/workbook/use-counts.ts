import { useTranslation } from 'react-i18next';
import { useListText } from '#web/lib/use-list-text.ts';
import type { Check } from './use-check.ts';
import { shownKinds } from './use-titles.ts';

/** Counts of an import, in the order of the sheets. */
const told = [
  ...(['product.add', 'product.change', 'priceList.add', 'priceList.change', 'members.change'] as const),
  ...(['colourFolder.add', 'colourFolder.change', 'colour.add', 'colour.change'] as const),
  ...(['tag.add', 'tag.change'] as const),
];

/** All counts of an import in words: "3 prodotti nuovi, 240 prezzi e 26 prezzi tolti". */
export function useCounts({ plans, taken }: Pick<Check, 'plans' | 'taken'>) {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  const countOf = (key: (typeof told)[number]): number => {
    const [kind, does] = key.split('.');
    return plans.find((plan) => plan.kind === kind)?.[does === 'add' ? 'add' : 'change'] ?? 0;
  };
  const parts = told
    .filter((key) => countOf(key) > 0)
    .map((key) => t(`confirm.kind.${key}`, { count: countOf(key) }));
  for (const key of ['prices', 'pricesTaken', 'membersTaken'] as const)
    if (taken[key] > 0) parts.push(t(`confirm.${key}`, { count: taken[key] }));
  return { what: listText(parts) };
}

/** Counts in words of all that was saved after the file was downloaded: "3 prodotti e 1 listino". */
export function useLaterCounts(later: Check['later']): string {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  const counts = later?.counts ?? [];
  return listText(
    shownKinds.flatMap((kind) => {
      const count = counts.find((one) => one.kind === kind)?.count ?? 0;
      return count > 0 ? [t(`later.kind.${kind}`, { count })] : [];
    }),
  );
}
