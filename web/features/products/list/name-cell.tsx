import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import { Thumb } from '#web/components/thumb.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { PriceListMark } from './price-lists-cell.tsx';
import type { ListedProduct } from './use-products.ts';

type Props = {
  product: ListedProduct;
  mayEdit: boolean;
  lists: readonly PriceList[];
  onDetails: (product: ListedProduct) => void;
};

/** Picture and name of a product, and the marks that super users see beside it (PRD-022, OPC-03). */
export function NameCell({ product, mayEdit, lists, onDetails }: Props) {
  const { t } = useTranslation('products');
  const foreign = useForeign();
  const name = useProductText()(product.name);
  const lang = foreign(name);
  return (
    <span className="listed-product">
      <Thumb address={product.imageUrl} />
      <span className="listed-name">
        {mayEdit ? (
          <FormLink id={product.id} lang={lang} name={name.text} />
        ) : (
          <button type="button" className="main" lang={lang} onClick={() => onDetails(product)}>
            {name.text}
          </button>
        )}
        {product.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
        {mayEdit && <PriceListMark product={product} lists={lists} />}
      </span>
    </span>
  );
}

/** Leads to the form; the way back leads to the list as it is now. */
function FormLink({ id, lang, name }: { id: string; lang: string | undefined; name: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link className="main" to={paths.product(id)} state={{ back: pathname + search }} lang={lang}>
      {name}
    </Link>
  );
}
