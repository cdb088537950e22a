import { useTranslation } from 'react-i18next';
import { withEntriesBack } from '#shared/catalogue/product-form/draft.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { changeKeyed } from './edit.ts';

/** Changes one of several ranges, or removes it, which can be undone. */
export function useRange<Range extends { key: number; name: string }>(
  range: Range,
  index: number,
  set: (change: (ranges: readonly Range[]) => Range[]) => void,
  /** The range as it comes back among those that are there by then. */
  among: (range: Range, ranges: readonly Range[]) => Range = () => range,
) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const { key, name } = range;
  return {
    change: (next: Partial<Range>) =>
      set((ranges) => changeKeyed(ranges, key, (entry) => ({ ...entry, ...next }))),
    remove: () => {
      set((ranges) => ranges.filter((entry) => entry.key !== key));
      const onUndo = () => set((ranges) => withEntriesBack(ranges, [among(range, ranges)], index));
      toast({ text: t('editView.rangeRemoved', { name }), onUndo });
    },
  };
}
