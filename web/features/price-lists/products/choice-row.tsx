import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { ListedProduct } from './use-price-list-products.ts';

type Props = {
  product: ListedProduct;
  phases: string;
  included: boolean;
  onTick: (products: readonly string[], included: boolean) => void;
};

/** Drawn anew only when its own tick changes: the catalogue has thousands of rows. */
export const ChoiceRow = memo(function ChoiceRow({ product, phases, included, onTick }: Props) {
  const { t } = useTranslation('priceLists');
  const foreign = useForeign();
  const name = useProductText()(product.name);
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} className="card-actions">
        <Checkbox
          hideLabel
          label={t('products.include', { name: name.text })}
          checked={included}
          onChange={({ target }) => onTick([product.id], target.checked)}
        />
      </td>
      <td {...tableRoles.cell} className="card-title">
        <Link className="main" to={paths.product(product.id)} lang={foreign(name)}>
          {name.text}
        </Link>
      </td>
      <td {...tableRoles.cell} className="card-line muted">
        {phases}
      </td>
      <td {...tableRoles.cell} className="card-line">
        <Flags product={product} />
      </td>
      <td {...tableRoles.cell} className="card-caption">
        <PriceStatus priced={product.hasPrice} included={included} />
      </td>
    </tr>
  );
});

function Flags({ product: { standalone, combined, archived } }: { product: ListedProduct }) {
  const { t } = useTranslation('priceLists');
  return (
    <span className="choice-flags">
      {standalone && <Badge tone="line">{t('products.standalone')}</Badge>}
      {combined && <Badge tone="acc">{t('products.combined')}</Badge>}
      {archived && <Badge icon="inbox">{t('products.isArchived')}</Badge>}
    </span>
  );
}

/** Included without a price is a mistake; excluded without one is as it should be. */
function PriceStatus({ priced, included }: { priced: boolean; included: boolean }) {
  const { t } = useTranslation('priceLists');
  if (priced) return <span className="muted">{t('products.hasPrice')}</span>;
  if (!included) return <span className="muted">{t('products.noPrice')}</span>;
  return (
    <span title={t('products.noPriceHint')}>
      <Badge tone="warn" icon="exclamation-triangle">
        {t('products.noPrice')}
      </Badge>
    </span>
  );
}
