import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { CellEdit, SpokenIcon, useReadOnly } from './cell-edit.tsx';
import type { CellProps } from './cell-props.ts';

/** The incidence with its tick (QVW-032); a row without one has nothing to tick. */
export function IncidenceCell({
  priced: { sId, incidence, ticked },
  product,
  commands,
}: CellProps<'incidence' | 'ticked'>) {
  const { t } = useTranslation('quotations');
  const readOnly = useReadOnly();
  if (incidence === null) return <NoValue />;
  return (
    <span className="inc">
      {readOnly ? (
        ticked && <SpokenIcon name="check" label={t('view.table.tickedOne')} />
      ) : (
        <Checkbox
          label={t('view.table.tick', { product })}
          hideLabel
          checked={ticked}
          onChange={(event) => commands.tick(sId, event.target.checked)}
        />
      )}
      <Money amount={incidence} />
    </span>
  );
}

export function DiscountCell({
  priced: { sId, discount, cost },
  product,
  commands,
}: CellProps<'discount' | 'cost'>) {
  const { t } = useTranslation('quotations');
  const hasNone = discount === 0 || cost === null;
  const value = hasNone ? t('view.table.noDiscount') : formatPercent(discount);
  return (
    <CellEdit
      label={t('view.table.editDiscount', { product, value })}
      onClick={() => commands.open({ kind: 'discount', sId })}
    >
      {hasNone ? <NoValue /> : <Percent value={discount} />}
    </CellEdit>
  );
}

/** The cost and, when it differs, the cost without discounts; narrow screens show the discount here. */
export function CostCell({
  priced: { cost, listCost, discount },
}: CellProps<'cost' | 'listCost' | 'discount'>) {
  const { t } = useTranslation('quotations');
  const isLess = cost !== null && listCost !== null && cost !== listCost;
  return (
    <>
      <Money amount={cost} />
      {isLess && (
        <span className="sub">
          <span className="joined-discount">
            {t('view.table.discountOf', { discount: formatPercent(discount) })}{' '}
          </span>
          {t('view.table.listCost', { amount: formatMoney(listCost) })}
        </span>
      )}
    </>
  );
}
