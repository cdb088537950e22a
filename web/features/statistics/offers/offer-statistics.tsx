import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { StatisticsSkeleton } from '../statistics-skeleton.tsx';
import { StatisticsTabs } from '../statistics-tabs.tsx';
import { OfferCards } from './offer-cards.tsx';
import { OfferTiles } from './offer-tiles.tsx';
import {
  type OfferStatistics as Statistics,
  thisYear,
  useOfferStatistics,
  useOfferStatisticsAddress,
} from './use-offer-statistics.ts';
import '#web/components/search-field.css';

/** The outcome of the offers first sent in a year (FUP-024). */
export function OfferStatistics({ timer }: { timer: Timer }) {
  const { t } = useTranslation(['statistics', 'common', 'person']);
  const [{ year }, change] = useOfferStatisticsAddress();
  const { data, error, isPlaceholderData, refetch } = useOfferStatistics(year);
  const first = Math.min(data?.firstYear ?? year, year);
  const years = Array.from({ length: thisYear() - first + 1 }, (_, back) => String(thisYear() - back));
  return (
    <PageFrame
      area="statistics"
      title={t('title')}
      meta={[{ icon: 'calendar', text: t('offers.of', { year }) }]}
    >
      <StatisticsTabs shown="offers" />
      <div className="filters statistics-filters">
        <div className="pick">
          <SelectField
            hideLabel
            label={t('offers.year')}
            options={years.map((value) => ({ value, label: value }))}
            value={String(year)}
            onChange={({ target }) => change({ year: Number(target.value) })}
          />
        </div>
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data ? (
        <div
          className={`statistics${isPlaceholderData ? ' dimmed' : ''}`}
          aria-busy={isPlaceholderData || undefined}
        >
          <Numbers statistics={data} year={year} />
        </div>
      ) : (
        !error && <StatisticsSkeleton timer={timer} />
      )}
    </PageFrame>
  );
}

function Numbers({ statistics, year }: { statistics: Statistics; year: number }) {
  const { t } = useTranslation('statistics');
  const { sum, months } = statistics;
  if (sum) {
    return (
      <>
        <OfferTiles sum={sum} />
        <OfferCards statistics={statistics} />
      </>
    );
  }
  const what = months.length === 0 ? 'none' : 'few';
  return (
    <section className="card">
      <EmptyState
        illustration="roller"
        title={t(`offers.${what}.title`, { year })}
        text={t(`offers.${what}.text`)}
      />
    </section>
  );
}
