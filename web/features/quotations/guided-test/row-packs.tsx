import { useTranslation } from 'react-i18next';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { CountStepper } from '#web/components/count-stepper.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { countedPacks, withCount } from './test-quantities.ts';

type Props = {
  row: ChosenRow;
  /** None while its prices are not known. */
  priced: PricedRow | undefined;
  onCount: (counts: Record<string, number>) => void;
};

/** How many of its packages, one more or one less (WIZ-085, WIZ-086): '5 l, servono 10 l'. */
export function RowPacks({ row, priced, onCount }: Props) {
  const { t } = useTranslation('guidedTest');
  const product = useProductText()(row.product.name).text;
  if (!priced) return null;
  const { um } = row.product;
  const needed = um === 'pz' ? undefined : formatQuantity(priced.estimate, um);
  return countedPacks(priced).map((pack) => {
    const packaging = formatPackaging(pack.size, um);
    return (
      <div className="line row-packs" key={pack.id}>
        <span className="grow muted s">{needed ? t('chosen.needed', { packaging, needed }) : packaging}</span>
        <CountStepper
          label={t('chosen.packs', { packaging, product })}
          value={pack.count}
          onChange={(count) => onCount(withCount(priced, pack.id, count))}
        />
      </div>
    );
  });
}
