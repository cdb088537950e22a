import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format-price.ts';
import { price as asPrice } from '#shared/money/units.ts';
import type { ChangedPrice, PriceChange } from '#shared/works/price-change.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ListedWork } from '../use-works.ts';

/** Every ticked work with its price before and after, or why it stays (WRK-015). */
export function PricesPreview({ changes }: { changes: readonly PriceChange<ListedWork>[] }) {
  const { t } = useTranslation('works');
  const textOf = useProductText();
  return (
    <div className="prices-preview">
      <table {...tableRoles.table} className="table">
        <caption className="vh">{t('prices.caption')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head} scope="col">
              {t('prices.work')}
            </th>
            <th {...tableRoles.head} scope="col" className="num">
              {t('prices.change')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {changes.map(({ work, change }) => (
            <tr {...tableRoles.row} key={work.id}>
              <td {...tableRoles.cell}>
                <span className="work-code">{work.code}</span> {textOf(work.description).text}
              </td>
              <td {...tableRoles.cell} className="num">
                <Change price={work.price} change={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Change({ price, change }: { price: number | null; change: ChangedPrice }) {
  const { t } = useTranslation('works');
  if ('after' in change)
    return <BeforeAfter before={formatPrice(change.before)} after={formatPrice(change.after)} />;
  const stays = formatPrice(asPrice(price ?? 0));
  return <span className="muted">{t(`prices.left.${change.left}`, { price: stays })}</span>;
}
