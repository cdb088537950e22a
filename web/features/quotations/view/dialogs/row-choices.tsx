import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import './row-choices.css';

/** The rows that are left as they are, by sId; at first none. */
export function useLeftRows() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const choose = (sIds: readonly string[], isChosen: boolean) => {
    const kept = [...left].filter((sId) => !sIds.includes(sId));
    setLeft(new Set(isChosen ? kept : [...kept, ...sIds]));
  };
  return { left, choose };
}

type Choice = { sId: string; before: { row: Pick<QuotationRow, 'name'> } };

type Props<Row extends Choice> = ReturnType<typeof useLeftRows> & {
  label: string;
  rows: readonly Row[];
  /** The change of a row. */
  children: (row: Row) => ReactNode;
};

/** Rows that change, each with its tick, and one tick for all. */
export function RowChoices<Row extends Choice>({ label, rows, left, choose, children }: Props<Row>) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const sIds = rows.map(({ sId }) => sId);
  const chosen = sIds.filter((sId) => !left.has(sId)).length;
  return (
    <>
      {rows.length > 1 && (
        <div className="row-choices-all">
          <Checkbox
            label={t('newPrices.all')}
            checked={chosen === rows.length}
            some={chosen > 0 && chosen < rows.length}
            onChange={(event) => choose(sIds, event.target.checked)}
          />
        </div>
      )}
      <ul aria-label={label}>
        {rows.map((row) => (
          <li className="row-choice" key={row.sId}>
            <Checkbox
              label={text(row.before.row.name).text}
              checked={!left.has(row.sId)}
              onChange={(event) => choose([row.sId], event.target.checked)}
            />
            {children(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
