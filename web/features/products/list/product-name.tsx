import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { ListedProduct } from './use-products.ts';

/** The name, and the marks that super users see beside it (PRD-022, OPC-03). */
export function ProductName({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('products');
  const foreign = useForeign();
  const name = useProductText()(product.name);
  return (
    <span className="listed-product">
      <span className="main" lang={foreign(name)}>
        {name.text}
      </span>
      {product.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
      {product.inNoPriceList && (
        <Badge tone="warn" icon="exclamation-triangle">
          {t('list.inNoPriceList')}
        </Badge>
      )}
    </span>
  );
}
