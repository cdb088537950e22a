import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comesAlong as isComingAlong } from '#shared/selection/comes-along.ts';
import { requirersOf } from '#shared/selection/required-by.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { Timer } from '#web/lib/timer.ts';
import { BusySelect } from '../parts/busy-select.tsx';
import type { ChosenRow } from './chosen-product.ts';
import { consumptionText, useRangeText } from './table/consumption-text.ts';
import { type Selection, useNameList } from './use-selection.ts';

type Props = {
  row: ChosenRow;
  selection: Selection;
  timer?: Timer | undefined;
  children?: ReactNode;
};

/** A chosen product with its consumption; one that comes along names its requirers (QNW-017, QNW-018). */
export function SelectedRow({ row, selection, timer, children }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const foreign = useForeign();
  const names = useNameList();
  const requirers = requirersOf(selection.rows, row);
  const comesAlong = isComingAlong(selection.rows, row);
  const product = text(row.product.name);
  return (
    <li>
      <div className="line">
        <b className="grow" lang={foreign(product)}>
          {product.text}
        </b>
        {comesAlong ? (
          <Badge tone="acc" icon="link">
            {t('selection.combined')}
          </Badge>
        ) : (
          <IconButton
            icon="trash"
            small
            label={t('selection.remove', { product: product.text })}
            onClick={() => selection.remove(row)}
          />
        )}
      </div>
      {requirers.length > 0 && (
        <span className="muted s">{t('selection.requiredBy', { products: names(requirers) })}</span>
      )}
      <RowConsumption row={row} selection={selection} comesAlong={comesAlong} timer={timer} />
      {children}
    </li>
  );
}

/** A select of the consumption ranges, else the consumption; a product that comes along follows its requirer. */
function RowConsumption({ row, selection, comesAlong, timer }: Props & { comesAlong: boolean }) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const { um, name, consumptionType, consumptionranges, consumption } = row.product;
  const rangeText = useRangeText(um);
  const isVariable = consumptionType === 'variable';
  if (isVariable && consumptionranges.length > 1) {
    return (
      <BusySelect
        hideLabel
        small
        label={t('selection.range', { product: text(name).text })}
        options={consumptionranges.map((range, index) => ({ value: String(index), label: rangeText(range) }))}
        value={String(row.consumptionRange)}
        disabled={!selection.isReady}
        timer={timer}
        onChange={(index) => selection.changeRange(row, Number(index))}
      />
    );
  }
  if (comesAlong) return null;
  const [range] = consumptionranges;
  const said = isVariable ? range && rangeText(range) : consumptionText(consumption, um);
  return said ? <span className="muted s">{said}</span> : null;
}

/** A required product that the catalogue no longer has (OP45). */
export function MissingProduct({ rows, requiredBy }: { rows: readonly ChosenRow[]; requiredBy: string }) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const requirer = rows.find(({ sId }) => sId === requiredBy)?.product.name;
  return <Alert tone="warn">{t('selection.missing', { product: text(requirer).text })}</Alert>;
}
