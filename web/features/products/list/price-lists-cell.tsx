import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import type { ListedProduct } from './use-products.ts';

/** Names that have room in a row; a card has none for them. */
const mostNames = 2;

type Props = {
  product: ListedProduct;
  /** All price lists, in their order. */
  lists: readonly PriceList[];
};

/** The price lists that hold a product: their names, or how many they are, with the names behind it. */
export function PriceListsCell({ product, lists: all }: Props) {
  const { t } = useTranslation('products');
  const lists = listsOf(product, all);
  const [isOpen, setOpen] = useState(false);
  // The names of the lists come later than the rows.
  const count = all.length === 0 ? (product.priceLists?.length ?? 0) : lists.length;
  if (count === 0) return <NoValue />;
  if (all.length === 0) return <span className="muted">{t('list.listCount', { count })}</span>;
  const names = lists.map(({ name }) => name).join(', ');
  const isShort = lists.length <= mostNames;
  return (
    <>
      {isShort && <span className="muted desk-only">{names}</span>}
      <button
        type="button"
        className={`lists-count${isShort ? ' mobile-only' : ''}`}
        title={names}
        onClick={() => setOpen(true)}
      >
        {t('list.listCount', { count })}
      </button>
      <DialogPlace>
        {isOpen && <ListsDialog product={product} lists={all} onClose={() => setOpen(false)} />}
      </DialogPlace>
    </>
  );
}

const listsOf = ({ priceLists, withoutPrice }: ListedProduct, lists: Props['lists']) =>
  lists
    .filter(({ id }) => priceLists?.includes(id))
    .map(({ id, name }) => ({ id, name, lacksPrice: withoutPrice?.includes(id) ?? false }));

function ListsDialog({ product, lists, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('products');
  const text = useProductText();
  return (
    <InfoDialog title={t('list.listsOf', { product: text(product.name).text })} width={400} onClose={onClose}>
      <ul className="product-lists">
        {listsOf(product, lists).map(({ id, name, lacksPrice }) => (
          <li key={id}>
            {name}
            {lacksPrice && <Badge tone="warn">{t('list.withoutPrice')}</Badge>}
          </li>
        ))}
      </ul>
    </InfoDialog>
  );
}

/** Warns where nobody finds a product, or finds it without a price (OPC-01, OPC-03). Archived ones can wait. */
export function PriceListMark({ product, lists }: Props) {
  const { t } = useTranslation('products');
  const lacking = listsOf(product, lists).filter(({ lacksPrice }) => lacksPrice);
  const { archived, priceLists } = product;
  if (archived || !priceLists) return null;
  const text =
    priceLists.length === 0
      ? t('list.inNoPriceList')
      : lacking.length > 0 && lacking.length === priceLists.length
        ? t('list.withoutPrice')
        : lacking.length > 0 && t('list.withoutPriceIn', { count: lacking.length, list: lacking[0]?.name });
  if (!text) return null;
  const names = lacking.map(({ name }) => name).join(', ');
  return (
    <span title={names || undefined}>
      <Badge tone="warn" icon="exclamation-triangle">
        {text}
      </Badge>
    </span>
  );
}
