import { useTranslation } from 'react-i18next';
import { useToast } from '#web/lib/use-toast.ts';
import { changeKeyed } from './edit.ts';

/** Changes one of several ranges, or removes it, which can be undone. */
export function useRange<Range extends { key: number; name: string }>(
  range: Range,
  index: number,
  set: (change: (ranges: readonly Range[]) => Range[]) => void,
) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const { key, name } = range;
  return {
    change: (next: Partial<Range>) =>
      set((ranges) => changeKeyed(ranges, key, (entry) => ({ ...entry, ...next }))),
    remove: () => {
      set((ranges) => ranges.filter((entry) => entry.key !== key));
      const onUndo = () => set((ranges) => ranges.toSpliced(index, 0, range));
      toast({ text: t('editView.rangeRemoved', { name }), onUndo });
    },
  };
}
