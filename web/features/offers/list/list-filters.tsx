import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import type { ListedOffer } from '../use-offers.ts';
import { StateChips } from './state-chips.tsx';
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

/** Search, customer, year and state (OFR-008). */
export function ListFilters({ list }: { list: List }) {
  const { t } = useTranslation('offerList');
  const { offers, state, change, typed, type } = list;
  const customers = useMemo(() => customersOf(offers.data ?? []), [offers.data]);
  const years = useMemo(() => yearsOf(offers.data ?? []), [offers.data]);
  return (
    <>
      <div className="filters">
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchPlaceholder')}
          value={typed}
          onChange={type}
        />
        {customers.length > 0 && (
          <FilterSelect
            label={t('customer')}
            placeholder={t('list.allCustomers')}
            options={customers}
            value={state.customer}
            onChange={(customer) => change({ customer })}
          />
        )}
        {years.length > 1 && (
          <FilterSelect
            label={t('list.year')}
            placeholder={t('list.allYears')}
            options={years}
            value={state.year}
            onChange={(year) => change({ year })}
          />
        )}
      </div>
      <StateChips list={list} />
    </>
  );
}
