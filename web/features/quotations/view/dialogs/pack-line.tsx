import { useTranslation } from 'react-i18next';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { perUnit, quantity, price as tenThousandths } from '#shared/money/units.ts';
import { costOfPacks, noDiscount } from '#shared/pricing/cost.ts';
import type { PricedPack } from '#shared/pricing/priced-quotation.ts';
import { Money } from '#web/components/amount.tsx';
import { CountStepper } from '#web/components/count-stepper.tsx';

type Props = {
  pack: PricedPack;
  um: string;
  hasMoney: boolean;
  autoFocus: boolean;
  onChange: (count: number) => void;
};

/** The price of one unit, rounded to cents. */
const unitPrice = ({ price, size }: PricedPack) =>
  price === null || size === 0
    ? undefined
    : formatPrice(tenThousandths(Math.round((price * perUnit) / size / 100) * 100));

/** One package: size, price, count, and their quantity and cost. */
export function PackLine({ pack, um, hasMoney, autoFocus, onChange }: Props) {
  const { t } = useTranslation('quotations');
  const packaging = formatPackaging(pack.size, um);
  const [size, unit] = packaging.split(nonBreakingSpace);
  const perPack = pack.price !== null && t('packaging.perPack', { price: formatPrice(pack.price) });
  const perUnitPrice = um === 'pz' ? undefined : unitPrice(pack);
  return (
    <li className="pack-line">
      <div>
        <div className="size">
          {size} <span className="u">{unit}</span>
        </div>
        {perPack && (
          <div className="muted s">
            {perUnitPrice
              ? t('packaging.perUnit', { price: perPack, unitPrice: perUnitPrice, unit: unitLabel(um) })
              : perPack}
          </div>
        )}
      </div>
      <span className="num muted held">{formatQuantity(quantity(pack.size * pack.count), um)}</span>
      <CountStepper
        label={t('packaging.packs', { packaging })}
        value={pack.count}
        autoFocus={autoFocus}
        onChange={onChange}
      />
      {hasMoney && (
        <b className="num amount">
          <Money amount={costOfPacks([pack], noDiscount)} />
        </b>
      )}
    </li>
  );
}
