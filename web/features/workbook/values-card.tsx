import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valuesPerPage } from '#shared/catalogue/workbook/value-pages.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Pager } from '#web/components/pager.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import type { Check } from './use-check.ts';
import { useTitles } from './use-titles.ts';
import { useValues } from './use-values.ts';
import { ValuesTable } from './values-table.tsx';

/** Values that a phone can go through. */
const valuesOnPhone = 25;

type Props = {
  check: Pick<Check, 'id' | 'values'>;
  chosen: string | undefined;
  onChoose: (sheet: string) => void;
};

/** Each value that an import changes, before and after, one sheet at a time; the file has all of them. */
export function ValuesCard({ check: { id, values }, chosen, onChoose }: Props) {
  const [first, setFirst] = useState(0);
  const sheet = chosen ?? firstOf(values);
  const pageSize = useNarrowerThan(640) ? valuesOnPhone : valuesPerPage;
  const page = Math.floor(first / pageSize);
  const { data, error, refetch, isPlaceholderData } = useValues({ check: id, sheet, page, pageSize });
  return (
    <section className="values stack" aria-labelledby={`values-${id}`}>
      <ValuesHead
        id={id}
        values={values}
        sheet={sheet}
        onSheet={(to) => {
          onChoose(to);
          setFirst(0);
        }}
      />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ValuesTable
          sheet={sheet}
          page={data}
          refetching={isPlaceholderData}
          pager={
            data &&
            data.total > pageSize && (
              <Pager
                page={page}
                pageSize={pageSize}
                total={data.total}
                onPage={(to) => setFirst(to * pageSize)}
                sticky
              />
            )
          }
        />
      )}
    </section>
  );
}

type Counts = Check['values'];

/** Prices first: a wrong one costs most. */
const firstOf = (values: Counts): string =>
  (values.find(({ sheet }) => sheet === 'prices') ?? values[0])?.sheet ?? '';

type HeadProps = { id: string; values: Counts; sheet: string; onSheet: (sheet: string) => void };

function ValuesHead({ id, values, sheet, onSheet }: HeadProps) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  const { busy, save } = useSpreadsheet({
    path: `/downloadCatalogueXLS?check=${encodeURIComponent(id)}`,
    fileName: `${t('values.fileName')}.xlsx`,
    failed: (reason) => t('values.failed', { reason }),
  });
  const options = values.map((one) => ({
    value: one.sheet,
    label: t('values.option', { sheet: titles.sheet(one.sheet), count: formatWhole(one.count) }),
  }));
  return (
    <header className="values-head">
      <div className="grow">
        <h2 id={`values-${id}`} tabIndex={-1}>
          {t('values.title')}
        </h2>
        {sheet === 'prices' && <p className="muted s">{t('values.byVariation')}</p>}
      </div>
      <SelectField
        label={t('values.choose')}
        hideLabel
        options={options}
        value={sheet}
        onChange={({ target }) => onSheet(target.value)}
      />
      <Button icon="download" busy={busy} onClick={save}>
        {t('values.save')}
      </Button>
    </header>
  );
}
