import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';

type Props = {
  list: PriceList;
  /** Whether rows can be moved; the grip says why they cannot. */
  movable: boolean;
};

/** The grip of a price list, its name, which leads to its products, and how many products it has (PLI-004, PLI-005, OPC-02). */
export function NameCell({ list: { id, name, productCount }, movable }: Props) {
  const { t } = useTranslation('priceLists');
  return (
    <span className="row-name">
      {/* The keys differ, since RowDrag puts its button into the first place. */}
      {movable ? (
        <span key="grip" className="grip-place" data-grip={id} />
      ) : (
        <StillGrip key="still" name={name} />
      )}
      <span>
        <Link className="main" to={paths.priceListProducts(id)}>
          {name}
        </Link>
        {productCount > 0 && <span className="sub">{t('list.productCount', { count: productCount })}</span>}
      </span>
      {productCount === 0 && (
        <span title={t('list.noProductsHint')}>
          <Badge tone="warn" icon="exclamation-triangle">
            {t('list.noProducts')}
          </Badge>
        </span>
      )}
    </span>
  );
}

function StillGrip({ name }: { name: string }) {
  const { t } = useTranslation('priceLists');
  return (
    <span className="grip-place">
      <button
        type="button"
        className="row-grip"
        disabled
        aria-label={t('list.gripOff', { name })}
        title={t('list.filtered')}
      >
        <Icon name="sort-alt" small />
      </button>
    </span>
  );
}
