import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { PriceStep } from '../price-step.tsx';

type Props = {
  before: PricedRow;
  after: PricedRow;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A product: the packages whose price differs, and what the row costs before and after. */
export function NewPricesRow({ before, after, checked, onChange }: Props) {
  const { t } = useTranslation('quotations');
  const packs = packPriceChanges(before, after);
  return (
    <li className="new-prices-row">
      <Checkbox
        label={useProductText()(before.row.name).text}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <dl>
        {packs.map((pack) => (
          <div key={pack.size}>
            <dt>{formatPackaging(pack.size, before.row.um)}</dt>
            <dd>
              <PriceStep before={pack.before} after={pack.after} format={formatPrice} />
            </dd>
          </div>
        ))}
        {packs.length > 0 && (
          <div className="cost">
            <dt>{t('newPrices.cost')}</dt>
            <dd>
              <PriceStep before={before.cost} after={after.cost} format={formatMoney} />
            </dd>
          </div>
        )}
      </dl>
      {packs.length === 0 && <p className="muted s">{t('newPrices.otherRanges')}</p>}
    </li>
  );
}
