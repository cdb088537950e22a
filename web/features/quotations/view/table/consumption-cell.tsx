import { useTranslation } from 'react-i18next';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Consumption, NoValue } from '#web/components/amount.tsx';
import type { CellProps } from './row-props.ts';

/** Its need comes from other rows alone (OP2, ux §21). */
export const isOnlyRequired = ({ requirers, surface }: Pick<PricedRow, 'requirers' | 'surface'>) =>
  requirers.length > 0 && surface === 0;

export function ConsumptionCell({ priced }: CellProps<'consumption' | 'requirers' | 'surface'>) {
  const { t } = useTranslation('quotations');
  const { row, consumption, requirers } = priced;
  const onlyRequired = isOnlyRequired(priced);
  const line = onlyRequired ? 'view.table.required' : 'view.table.alsoRequired';
  return (
    <>
      {onlyRequired ? (
        <span className="muted">{t('view.table.fromRequirer')}</span>
      ) : row.um === 'pz' ? (
        <NoValue />
      ) : (
        <Consumption value={consumption} um={row.um} />
      )}
      {requirers.map((requirer) => (
        <span className="sub" key={requirer.sId}>
          {t(line, {
            consumption: formatConsumption(requirer.consumption, row.um),
            surface: formatQuantity(requirer.surface, 'mq'),
          })}
        </span>
      ))}
    </>
  );
}
