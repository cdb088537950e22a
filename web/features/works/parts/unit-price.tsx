import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format-price.ts';
import { price as asPrice } from '#shared/money/units.ts';
import { Badge } from '#web/components/badge.tsx';
import type { ListedWork } from '../use-works.ts';
import { useUnitText } from './use-unit-text.ts';

type Props = { work: Pick<ListedWork, 'price' | 'unit'> };

/** The price of a unit; without one the mark that it is missing (WRK-024). */
export function UnitPrice({ work: { price, unit } }: Props) {
  const { t } = useTranslation('works');
  const unitText = useUnitText();
  if (price === null) return <Badge tone="warn-line">{t('list.withoutPrice')}</Badge>;
  return (
    <span className="unit-price">
      {formatPrice(asPrice(price))}{' '}
      <span className="u">{unit === 'corpo' ? unitText(unit) : `/ ${unitText(unit)}`}</span>
    </span>
  );
}
