import { useTranslation } from 'react-i18next';
import { formatThreshold } from '#shared/format/format-measure.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';

/** A rule in a few words: "Vuoto per pieno, soglia 4 m²". */
export function useRuleText() {
  const { t } = useTranslation('measures');
  return ({ mode, threshold }: MeasureRule) => {
    if (mode === 'exact') return t('rule.exact');
    if (threshold === null) return t('rule.nothing');
    return t('rule.above', { threshold: formatThreshold(threshold) });
  };
}
