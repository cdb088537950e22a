import { useTranslation } from 'react-i18next';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { perUnit, price, pricePerEuro, quantity } from '#shared/money/units.ts';
import type { ProductQuery } from '#web/graphql/product-dialog.ts';
import { useProductText } from '#web/lib/product-text.ts';

type Props = Pick<ProductQuery['product'], 'um' | 'prices'>;

/** The packages with their prices; ranges by name where there are several. */
export function ListPrices({ um, prices }: Props) {
  const { t } = useTranslation('catalogue');
  const text = useProductText();
  return (
    <section>
      <h3>{t('product.prices')}</h3>
      <div className="list-prices">
        {prices.map(({ name, packs }) => (
          <div key={name.it}>
            {prices.length > 1 && <p className="muted s">{text(name).text}</p>}
            <ul>
              {packs.map((pack) => (
                <li key={pack.packaging}>
                  <span className="muted">
                    {formatPackaging(quantity(Math.round(pack.packaging * perUnit)), um)}
                  </span>{' '}
                  {formatPrice(price(Math.round(pack.price * pricePerEuro)))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
