import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isListForCountry } from '#shared/catalogue/is-list-for-country.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { type PriceList, usePriceLists } from '#web/lib/use-price-lists.ts';
import { type OpenDialog, PriceListDialogs } from './price-list-dialogs.tsx';
import { PriceListsTable } from './price-lists-table.tsx';
import '#web/components/search-field.css';

/** /listini (PLI-001). */
export default function PriceListsPage() {
  const { t } = useTranslation(['priceLists', 'common', 'catalogue']);
  const { data, error, refetch } = usePriceLists();
  const [country, setCountry] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>();
  const countries = useCountryOptions();
  const create = () => setDialog({ kind: 'new' });
  useShortcut('n', t('common:shortcuts.new'), create);
  const of = (kind: 'edit' | 'duplicate' | 'delete') => (list: PriceList) => setDialog({ kind, list });
  const shown = country ? data?.filter((list) => isListForCountry(list, country)) : data;
  return (
    <PageFrame area="priceLists" title={t('title')}>
      <div className="filters">
        <FilterSelect
          label={t('list.country')}
          placeholder={t('list.allCountries')}
          options={countries}
          value={country}
          onChange={setCountry}
        />
        {country && <span className="muted s">{t('list.filtered')}</span>}
      </div>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <PriceListsTable
          lists={data}
          shown={shown}
          country={country}
          onShowAll={() => setCountry('')}
          onNew={create}
          onEdit={of('edit')}
          onDuplicate={of('duplicate')}
          onDelete={of('delete')}
        />
      )}
      <FloatingAdd label={t('list.new')} onClick={create} />
      <DialogPlace>
        <PriceListDialogs open={dialog} lists={data ?? []} show={setDialog} />
      </DialogPlace>
    </PageFrame>
  );
}
