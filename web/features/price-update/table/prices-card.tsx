import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesPerPage } from '#shared/price-update/plan-lines.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Pager } from '#web/components/pager.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { ListFactor } from '../factors/list-factor.tsx';
import type { Factors } from '../state/use-factors.ts';
import type { Preview } from '../state/use-preview.ts';
import { PricesTable } from './prices-table.tsx';
import { shownLines } from './shown-lines.ts';
import { useLines } from './use-lines.ts';

/** The list that is shown first: one in which something changes, else one that has prices. */
const firstOf = (lists: Preview['pricelists']): string =>
  (lists.find(({ changes }) => changes > 0) ?? lists.find(({ prices }) => prices > 0) ?? lists[0])?.id ?? '';

type Props = { preview: Preview; factors: Factors; disabled: boolean };

/** The prices of one list before and after, with the factors that make them. */
export function PricesCard({ preview, factors, disabled }: Props) {
  const { t } = useTranslation(['priceUpdate', 'common']);
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [view, setView] = useState({ page: 0, onlyChanges: false, search: '' });
  const pricelist = chosen ?? firstOf(preview.pricelists);
  const lines = useLines({ preview: preview.id, pricelist, ...view });
  const search = useTypedSearch(view.search, (text) => setView({ ...view, search: text, page: 0 }));
  const options = preview.pricelists.map((list) => ({ value: list.id, label: list.name }));
  return (
    <section
      className="card cards prices-card"
      aria-labelledby={id}
      aria-busy={lines.isFetching || undefined}
    >
      <header>
        <h2 id={id}>{t('table.title')}</h2>
        <div className="end">
          <SelectField
            label={t('table.pricelist')}
            hideLabel
            small
            options={options}
            value={pricelist}
            onChange={({ target }) => {
              setChosen(target.value);
              setView({ ...view, page: 0 });
            }}
          />
          <ListFactor
            key={pricelist}
            list={pricelist}
            lists={options}
            factors={factors}
            disabled={disabled}
          />
          <SwitchField
            label={t('table.onlyChanges')}
            checked={view.onlyChanges}
            onChange={({ target }) => setView({ ...view, onlyChanges: target.checked, page: 0 })}
          />
        </div>
        <SearchField
          label={t('table.search')}
          placeholder={t('table.search')}
          value={search.text}
          onChange={search.type}
        />
      </header>
      <Found lines={lines} pricelist={pricelist} factors={factors} disabled={disabled} />
      {lines.data && lines.data.total > linesPerPage && (
        <Pager
          page={view.page}
          pageSize={linesPerPage}
          total={lines.data.total}
          onPage={(page) => setView({ ...view, page })}
          sticky
        />
      )}
    </section>
  );
}

type FoundProps = Omit<Props, 'preview'> & { lines: ReturnType<typeof useLines>; pricelist: string };

function Found({
  lines: { data, error, refetch, isPlaceholderData },
  pricelist,
  factors,
  disabled,
}: FoundProps) {
  const { t } = useTranslation(['priceUpdate', 'common']);
  const failureText = useFailureText();
  if (error) {
    const retry = (
      <Button small onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    );
    return (
      <div className="body">
        <Alert tone="err" action={retry}>
          {failureText(error)}
        </Alert>
      </div>
    );
  }
  if (!data) return <div className="body">{pricelist ? <Skeleton height="320px" /> : t('table.none')}</div>;
  if (data.total === 0) return <p className="body muted">{t('table.none')}</p>;
  return (
    <PricesTable
      lines={shownLines(data.lines, factors.table, pricelist)}
      factors={factors}
      disabled={disabled}
      isFetching={isPlaceholderData}
    />
  );
}
