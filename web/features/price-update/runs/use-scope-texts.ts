import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import type { Run } from '../state/use-runs.ts';

/** The lists of a waiting update, and how much it changes. */
export function useScopeTexts({ job, pricelists, averageVariation }: Run) {
  const { t } = useTranslation('priceUpdate');
  const all = t('waiting.products', { count: job.total, number: formatWhole(job.total) });
  const products = job.state === 'held' ? t('waiting.wereConfirmed', { products: all }) : all;
  return {
    lists: pricelists ? t('waiting.lists', { lists: pricelists.join(', ') }) : t('settings.all'),
    products:
      averageVariation === null
        ? products
        : t('waiting.percent', { products, percent: formatSignedPercent(fraction(averageVariation)) }),
  };
}
