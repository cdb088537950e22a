import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { FoldingFilters } from '#web/components/folding-filters.tsx';
import { DayRange } from '../parts/day-range.tsx';
import type { ListedOffer } from '../use-offers.ts';
import type { List } from './use-list.ts';

const { compare } = new Intl.Collator('it', { numeric: true });

/** The customers of offers, by name. */
function customersOf(offers: readonly ListedOffer[]) {
  const names = new Map(
    offers.flatMap(({ customerId, customerName }) =>
      customerId && customerName ? [[customerId, customerName] as const] : [],
    ),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}

const yearsOf = (offers: readonly ListedOffer[]) =>
  [...new Set(offers.map(({ year }) => String(year)))]
    .sort()
    .reverse()
    .map((year) => ({ value: year, label: year }));

/** Search and filters (OFR-008, FUP-003). */
export function ListFilters({ list }: { list: List }) {
  const { t } = useTranslation('offerList');
  const { state, typed, type } = list;
  const { customer, year, from, to, archived } = state;
  return (
    <FoldingFilters
      className="offers-filters"
      search={{
        label: t('list.search'),
        placeholder: t('list.searchPlaceholder'),
        value: typed,
        onChange: type,
      }}
      used={[customer, year, from || to, archived].filter(Boolean).length}
    >
      <MoreFilters list={list} />
    </FoldingFilters>
  );
}

function MoreFilters({ list: { offers, state, change } }: { list: List }) {
  const { t } = useTranslation('offerList');
  const { customer, year, from, to, archived } = state;
  const customers = useMemo(() => customersOf(offers.data ?? []), [offers.data]);
  const years = useMemo(() => yearsOf(offers.data ?? []), [offers.data]);
  return (
    <>
      {customers.length > 0 && (
        <FilterSelect
          label={t('customer')}
          placeholder={t('list.allCustomers')}
          options={customers}
          value={customer}
          onChange={(one) => change({ customer: one })}
        />
      )}
      {years.length > 1 && (
        <FilterSelect
          label={t('list.year')}
          placeholder={t('list.allYears')}
          options={years}
          value={year}
          onChange={(one) => change({ year: one })}
        />
      )}
      <DayRange label={t('list.sent')} value={{ from, to }} onChange={change} clearable />
      <ArchivedSwitch
        label={t('list.showArchived')}
        short={t('list.archivedShort')}
        checked={archived}
        onChange={(isOn) => change({ archived: isOn })}
      />
    </>
  );
}
