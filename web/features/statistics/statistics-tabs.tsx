import { useTranslation } from 'react-i18next';
import { PageTabs } from '#web/components/page-tabs.tsx';

export const statisticsTabs = ['quotations', 'offers'] as const;

/** The two kinds of statistics, each at its address. */
export function StatisticsTabs({ shown }: { shown: (typeof statisticsTabs)[number] }) {
  const { t } = useTranslation('statistics');
  const tabs = statisticsTabs.map((value) => ({ value, label: t(`tabs.${value}`) }));
  return <PageTabs label={t('tabs.label')} tabs={tabs} shown={shown} />;
}
