import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { CellProps } from './cell-props.ts';
import './extra-rows.css';

// A table opens without specs, so what makes their markup safe loads after it.
const RichText = lazyPart(async () => ({
  default: (await import('#web/components/rich-text.tsx')).RichText,
}));
loadAhead(RichText.preload);

type Props = CellProps & { span: number };

/** The list price of each package offered (QVW-028). */
export function PriceRow({ priced: { row, packs }, product, span }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <ExtraRow label={t('view.table.prices', { product })} span={span}>
      <ul className="pack-prices">
        {packs.map(({ id, size, price }) => (
          <li key={id}>
            <span className="muted">{formatPackaging(size, row.um)}</span>{' '}
            {price === null
              ? t('view.table.noPrice')
              : t('view.table.pricePerPack', { price: formatPrice(price) })}
          </li>
        ))}
      </ul>
    </ExtraRow>
  );
}

/** The specs of the copy made when the product was chosen (QVW-029). */
export function SpecsRow({ priced: { row }, product, span }: Props) {
  const { t } = useTranslation('quotations');
  const specs = useProductText()(row.specs);
  return (
    <ExtraRow label={t('view.table.specs', { product })} span={span}>
      {specs.text.trim() ? (
        <Suspense>
          <RichText text={specs} />
        </Suspense>
      ) : (
        <p className="muted">{t('view.table.noSpecs')}</p>
      )}
    </ExtraRow>
  );
}

type RowProps = { label: string; span: number; children: ReactNode };

const ExtraRow = ({ label, span, children }: RowProps) => (
  <tr {...tableRoles.row} className="extra">
    <td {...tableRoles.cell} className="c-none" />
    <td {...tableRoles.cell} colSpan={span}>
      <span className="vh">{label}</span>
      {children}
    </td>
  </tr>
);
