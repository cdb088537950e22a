import { useTranslation } from 'react-i18next';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { price as asPrice, cents } from '#shared/money/units.ts';
import type { EvaluatedLine } from '#shared/offers/evaluate-offer.ts';
import { largestPrice, largestQuantity } from '#shared/offers/offer-bounds.ts';
import { quantityFault, readQuantity } from '#shared/offers/read-quantity.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { Badge } from '#web/components/badge.tsx';
import { type Notation, priceNotation } from '../parts/numbers.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import { EditableCell } from './editable-cell.tsx';
import type { LineCommands } from './use-line-commands.ts';

export type CellProps = {
  line: OfferLine;
  numbers: EvaluatedLine;
  name: string;
  commands: LineCommands;
};

/** Thousandths; formulas as in measures. */
export const quantityNotation: Notation = {
  read: readQuantity,
  fault: quantityFault,
  write: (value) => formatCatalogueNumber(value / 1000),
  most: formatWhole(largestQuantity / 1000),
  mayCalculate: true,
};
const prices = priceNotation(largestPrice);

export const isLumpSum = ({ unit, quantity }: Pick<OfferLine, 'unit' | 'quantity'>) =>
  unit === 'corpo' && quantity === 1000;

/** A lump sum of one says so; every other quantity has its unit, and says when it is measured (OFR-016). */
export function QuantityCell({ line, name, commands }: CellProps) {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const { quantity, unit, quantityFrom, material } = line;
  const text = isLumpSum(line) ? unitText(unit) : `${formatDimension(quantity)} ${unitText(unit)}`;
  const shown = isLumpSum(line) ? (
    unitText(unit)
  ) : (
    <>
      {formatDimension(quantity)} <span className="u">{unitText(unit)}</span>
    </>
  );
  if (material) return shown;
  return (
    <>
      <EditableCell
        label={t('edit.line.editQuantity', { name, value: text })}
        field={t('edit.line.quantityOf', { name })}
        column="quantity"
        value={quantity}
        notation={quantityNotation}
        onChange={(value) => commands.set(line.id, { quantity: value ?? 0 })}
      >
        {shown}
      </EditableCell>
      {quantityFrom && <span className="sub">{t('edit.line.measured')}</span>}
    </>
  );
}

/** The price of a unit; with materials in it its two parts stand below (OFR-029). */
export function PriceCell({ line, numbers, name, commands }: CellProps) {
  const { t } = useTranslation('offers');
  const { price, added } = numbers;
  if (line.material) return null;
  const value = line.price === null ? t('edit.line.noPrice') : formatPrice(asPrice(line.price));
  return (
    <>
      <EditableCell
        label={t('edit.line.editPrice', { name, value })}
        field={t('edit.line.priceOf', { name })}
        column="price"
        value={line.price}
        notation={prices}
        mayBeEmpty
        onChange={(typed) => commands.set(line.id, { price: typed })}
      >
        {price === null || line.price === null ? (
          <Badge tone="warn-line">{t('edit.line.noPrice')}</Badge>
        ) : (
          formatPrice(asPrice(price))
        )}
      </EditableCell>
      {added !== null && added > 0 && (
        <span className="sub">
          {t('edit.line.withMaterials', { own: plain(line.price ?? 0), added: plain(added) })}
        </span>
      )}
      {line.discount > 0 && <span className="sub">− {formatRate(line.discount)}</span>}
    </>
  );
}

const plain = (value: number) => formatPrice(asPrice(value)).replace(/\s*€/, '');

type AmountProps = Pick<CellProps, 'line' | 'numbers'> & { difference: number | null };

/** The amount, or where a material's went; an alternative has its difference to the chosen one (OFR-041). */
export function AmountText({ line, numbers, difference }: AmountProps) {
  const { t } = useTranslation('offers');
  const { amount, state } = numbers;
  if (amount === null)
    return <span className="muted s">{state && state !== 'priced' ? t(`edit.material.${state}`) : ''}</span>;
  if (line.material && line.material.cost === null)
    return <Badge tone="warn-line">{t('edit.material.noCost')}</Badge>;
  return (
    <>
      {formatMoney(cents(amount))}
      {difference !== null && <span className="sub">{formatSignedMoney(cents(difference))}</span>}
    </>
  );
}
