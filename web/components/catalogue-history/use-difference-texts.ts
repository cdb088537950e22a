import { useTranslation } from 'react-i18next';
import {
  type DifferenceTexts,
  differenceLabel,
  differenceValue,
} from '#shared/catalogue/history/difference-words.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

/** Names of entities by id. */
export type Names = ReadonlyMap<string, string>;

/** The place and the values of a difference, in words. */
export function useDifferenceTexts(names: Names) {
  const { t } = useTranslation('catalogue');
  const texts: DifferenceTexts = {
    field: useTextOf('catalogue:history.fields'),
    name: (id) => names.get(id),
    part: (part, number) => t(`history.part.${part}`, { number }),
    package: (size) => t('history.part.package', { size }),
    value: (value) => t(`history.values.${value}`),
  };
  return {
    label: (path: readonly string[], um?: string | null) => differenceLabel(path, texts, um),
    value: (path: readonly string[], text: string) => differenceValue(path, text, texts),
  };
}
