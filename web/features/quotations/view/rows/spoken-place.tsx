import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { useProductText } from '../product-text.ts';

/** Says where the row that was moved last stands now. */
export function SpokenPlace({ rows, sId }: { rows: readonly PricedRow[]; sId: string | undefined }) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const index = rows.findIndex((row) => row.sId === sId);
  const product = text(rows[index]?.row.name).text;
  return (
    <p className="vh" role="status">
      {index >= 0 && t('view.rows.over', { product, position: index + 1, count: rows.length })}
    </p>
  );
}
