import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/components/icon.tsx';
import type { ListedProduct } from './use-products.ts';

/** One icon for a product that is chosen alone, another for one that comes with others (PRD-016). */
export function ProductFlags({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('products');
  return (
    <span className="product-flags">
      {product.standalone && <FlagIcon icon="circle" name={t('list.standalone')} />}
      {product.combined && <FlagIcon icon="link" name={t('list.combined')} />}
    </span>
  );
}

const FlagIcon = ({ icon, name }: { icon: IconName; name: string }) => (
  <span role="img" aria-label={name} title={name}>
    <Icon name={icon} />
  </span>
);
