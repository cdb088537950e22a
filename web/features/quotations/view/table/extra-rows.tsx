import { useTranslation } from 'react-i18next';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { RichText } from '#web/components/rich-text.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { CellProps } from './row-props.ts';
import './extra-rows.css';

type Props = CellProps & { span: number };

/** The list price of each package offered (QVW-028). */
export function PriceRow({ priced: { row, packs }, product, span }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <tr {...tableRoles.row} className="extra">
      <td {...tableRoles.cell} className="c-none" />
      <td {...tableRoles.cell} colSpan={span}>
        <span className="vh">{t('view.table.prices', { product })}</span>
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
      </td>
    </tr>
  );
}

/** The specs of the copy made when the product was chosen (QVW-029). */
export function SpecsRow({ priced: { row }, product, span }: Props) {
  const { t } = useTranslation('quotations');
  const specs = useProductText()(row.specs);
  return (
    <tr {...tableRoles.row} className="extra">
      <td {...tableRoles.cell} className="c-none" />
      <td {...tableRoles.cell} colSpan={span}>
        <span className="vh">{t('view.table.specs', { product })}</span>
        {specs.text.trim() ? <RichText text={specs} /> : <p className="muted">{t('view.table.noSpecs')}</p>}
      </td>
    </tr>
  );
}
