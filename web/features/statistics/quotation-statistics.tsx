import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { weekOf } from '#shared/statistics/week.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import { EntryCards } from './bars/entry-cards.tsx';
import { hasNone } from './figures.ts';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { StatisticsTabs } from './statistics-tabs.tsx';
import { Tiles } from './tiles.tsx';
import { useLiveStatistics } from './use-live-statistics.ts';
import { type Statistics, useStatistics } from './use-statistics.ts';
import { type ChangeShown, type Shown, useStatisticsAddress } from './use-statistics-address.ts';
import { periods, rangeText, startPeriod, type Weeks, weeksBeforeThem, weeksOf } from './weeks.ts';
import { WeeksCard } from './weeks-card.tsx';
import '#web/components/search-field.css';

const noCountries: readonly string[] = [];

/** The products, places, users and values of quotations. */
export function QuotationStatistics({ timer }: { timer: Timer }) {
  const { t } = useTranslation(['statistics', 'common', 'person']);
  const [shown, change] = useStatisticsAddress();
  const thisWeek = weekOf(new Date().toISOString()) ?? '';
  const weeks = weeksOf(shown.period, thisWeek);
  const { data, error, isPlaceholderData, refetch } = useStatistics(weeks, shown.country);
  useLiveStatistics(timer);
  const { busy, save } = useExport(weeks, shown.country);
  return (
    <PageFrame
      area="statistics"
      title={t('title')}
      meta={[{ icon: 'calendar', text: rangeText(weeks) }]}
      actions={
        <Button icon="file-excel" busy={busy} onClick={save}>
          {t('export.action')}
        </Button>
      }
    >
      <StatisticsTabs shown="quotations" />
      <StatisticsFilters shown={shown} change={change} countries={data?.countries ?? noCountries} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data ? (
        <div
          className={`statistics${isPlaceholderData ? ' dimmed' : ''}`}
          aria-busy={isPlaceholderData || undefined}
        >
          <Numbers statistics={data} shown={shown} change={change} thisWeek={thisWeek} />
        </div>
      ) : (
        !error && <StatisticsSkeleton timer={timer} />
      )}
    </PageFrame>
  );
}

/** Saves the spreadsheet of the weeks and the country that are shown. */
function useExport({ from, to }: Weeks, country: string) {
  const { t } = useTranslation('statistics');
  const query = new URLSearchParams({ from, to, ...(country && { country }) });
  return useSpreadsheet({
    path: `/downloadStatisticsXLS?${query}`,
    fileName: `${t('export.fileName')}-${from}-${to}.xlsx`,
    failed: (reason) => t('export.failed', { reason }),
  });
}

type FilterProps = { shown: Shown; change: ChangeShown; countries: readonly string[] };

/** The weeks, and the country when there are several. */
function StatisticsFilters({ shown, change, countries }: FilterProps) {
  const { t } = useTranslation('statistics');
  const { country } = shown;
  // With the chosen country, even when it has no quotations.
  const offered = useMemo(
    () => [...new Set([...countries, ...(country ? [country] : [])])],
    [countries, country],
  );
  const options = useCountryOptions(offered);
  return (
    <div className="filters statistics-filters">
      <div className="pick">
        <SelectField
          hideLabel
          label={t('filters.period')}
          options={periods.map((value) => ({ value, label: t(`filters.periods.${value}`) }))}
          value={shown.period}
          onChange={({ target }) =>
            change({ period: periods.find((known) => known === target.value) ?? startPeriod })
          }
        />
      </div>
      {(options.length > 1 || country) && (
        <div className="pick">
          <SelectField
            hideLabel
            label={t('filters.country')}
            placeholder={t('filters.allCountries')}
            options={options}
            value={country}
            onChange={({ target }) => change({ country: target.value })}
          />
        </div>
      )}
    </div>
  );
}

type Props = { statistics: Statistics; shown: Shown; change: ChangeShown; thisWeek: string };

function Numbers({ statistics, shown, change, thisWeek }: Props) {
  const { t } = useTranslation('statistics');
  const { sums, before, weeks } = statistics;
  if (hasNone(sums)) return <Nothing shown={shown} change={change} />;
  const first = weeks[0]?.week ?? thisWeek;
  const compared = rangeText(weeksBeforeThem({ from: first, to: thisWeek }, weeks.length));
  return (
    <>
      <section aria-label={t('tiles.label')}>
        <Tiles sums={sums} before={before} />
        <p className="compared">
          {t(hasNone(before) ? 'tiles.nothingBefore' : 'tiles.compared', { weeks: compared })}
        </p>
      </section>
      <WeeksCard weeks={weeks} thisWeek={thisWeek} measure={shown.measure} change={change} />
      <EntryCards statistics={statistics} country={shown.country} />
    </>
  );
}

/** No quotation and no test; a wider choice may have some. */
function Nothing({ shown, change }: Omit<Props, 'statistics' | 'thisWeek'>) {
  const { t } = useTranslation('statistics');
  // Who chose no country has the numbers of all theirs already.
  const scope = shown.country === '' ? 'period' : 'country';
  const isNarrow = shown.period !== '52' || shown.country !== '';
  return (
    <section className="card">
      <EmptyState
        illustration="roller"
        title={t('empty.title')}
        text={t(isNarrow ? `empty.narrow.${scope}` : 'empty.text')}
        action={
          isNarrow && (
            <Button onClick={() => change({ period: '52', country: '' })}>
              {t(`empty.action.${scope}`)}
            </Button>
          )
        }
      />
    </section>
  );
}
