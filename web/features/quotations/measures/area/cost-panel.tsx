import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { costByPlace } from '#shared/measuring/cost-by-place.ts';
import { cents } from '#shared/money/units.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Money } from '#web/components/amount.tsx';
import { Card } from '#web/components/card.tsx';

/** The cost of the quotation place by place, only where it shows money (MEA-038, MEA-040). */
export function CostPanel({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('measures');
  const cost = useMemo(() => costByPlace(quotation), [quotation]);
  if (!cost) return null;
  return (
    <Card title={t('cost.title')}>
      <dl className="place-costs">
        {cost.places
          .filter((place) => place.cost !== 0)
          .map((place) => (
            <Line key={place.id} name={place.name} amount={place.cost} />
          ))}
        <Line name={t('cost.unassigned')} amount={cost.unassigned} className="muted" />
        <Line name={t('cost.total')} amount={cost.total} className="total" />
      </dl>
    </Card>
  );
}

type LineProps = { name: string; amount: number; className?: string };

const Line = ({ name, amount, className }: LineProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>
      <Money amount={cents(amount)} />
    </dd>
  </div>
);
