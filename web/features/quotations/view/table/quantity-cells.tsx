import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPacks } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { hasNeed, isShort, missingQuantity } from '#shared/pricing/short-rows.ts';
import { Consumption, NoValue, Quantity } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Sign } from '#web/components/sign.tsx';
import { CellEdit, SpokenIcon, useReadOnly } from './cell-edit.tsx';
import type { CellProps } from './cell-props.ts';
import { usePossibleSaving } from './cheaper-rows.tsx';
import { FromMeasures } from './from-measures.tsx';

/** The need of the row comes from other rows alone (OP2, ux §21). */
const isOnlyRequired = ({ requirers, surface }: Pick<PricedRow, 'requirers' | 'surface'>) =>
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

type SurfaceProps = CellProps<'surface' | 'locked' | 'combined' | 'requirers'>;

/** The surface and its lock (QVW-027). A row that only others require shows the area that they cover. */
export function SurfaceCell({ priced, product, commands }: SurfaceProps) {
  const { t } = useTranslation('quotations');
  const { sId, surface, locked, combined, requirers } = priced;
  const hasNone = combined && surface === 0 && !locked;
  const value = hasNone ? t('view.table.noSurface') : formatQuantity(surface, 'mq');
  const covered = quantity(requirers.reduce((sum, requirer) => sum + requirer.surface, 0));
  return (
    <>
      <span className="area">
        <FromMeasures own={priced.row.areaFrom} locked={locked} />
        <CellEdit
          label={t('view.table.editArea', { product, value })}
          onClick={() => commands.open({ kind: 'area', sId })}
        >
          {hasNone ? <NoValue /> : <Quantity value={surface} um="mq" />}
        </CellEdit>
        <Lock {...{ sId, locked, product, commands }} />
      </span>
      {isOnlyRequired(priced) && (
        <span className="sub lock-space">
          {t('view.table.onSurface', { surface: formatQuantity(covered, 'mq') })}
        </span>
      )}
    </>
  );
}

type LockProps = Omit<CellProps, 'priced'> & { sId: string; locked: boolean };

/** Drawn again only when it opens or closes: areas of many rows change together. */
const Lock = memo(({ sId, locked, product, commands }: LockProps) => {
  const { t } = useTranslation('quotations');
  const label = t(locked ? 'view.table.locked' : 'view.table.unlocked', { product });
  if (useReadOnly()) return locked && <SpokenIcon name="lock" label={label} />;
  return (
    <IconButton
      icon={locked ? 'lock' : 'lock-open'}
      small
      on={locked}
      label={label}
      onClick={() => commands.toggleLock(sId)}
    />
  );
});

/** One line for each package with a count (OP5), and a mark where others would cost less. */
export function PackagesCell({ priced: { sId, row, packs }, product, commands }: CellProps<'packs'>) {
  const { t } = useTranslation('quotations');
  const lines = formatPacks(packs, row.um);
  const saving = usePossibleSaving(sId);
  if (packs.length === 0) return <NoValue />;
  const words = saving && t('view.table.cheaper', { amount: formatMoney(saving) });
  const value = lines.join(', ') || t('view.table.noPackages');
  return (
    <CellEdit
      label={
        saving
          ? t('view.table.editCheaperPacks', { product, value, amount: formatMoney(saving) })
          : t('view.table.editPacks', { product, value })
      }
      onClick={() => commands.open({ kind: 'packs', sId })}
    >
      <span className={saving && 'cheaper'} title={words}>
        {saving && <Icon name="sort-numeric-down" />}
        <span className="packs">
          {lines.length === 0 && <NoValue />}
          {lines.map((line) => (
            <PackLine key={line} line={line} />
          ))}
        </span>
      </span>
      {words && <span className="sub cheaper-words">{words}</span>}
    </CellEdit>
  );
}

/** On a narrow card a large count stands above its size. */
function PackLine({ line }: { line: string }) {
  const [size, at] = [line.indexOf('×') + 2, line.lastIndexOf(nonBreakingSpace)];
  return (
    <span>
      {line.slice(0, size)}
      <wbr />
      {line.slice(size, at + 1)}
      <span className="u">{line.slice(at + 1)}</span>
    </span>
  );
}

/** The quantity in the packages, and the need; pieces have no need. */
export function QuantityCell({ priced }: CellProps<'quantity' | 'sign' | 'estimate'>) {
  const { t } = useTranslation('quotations');
  const { row, quantity, sign, estimate } = priced;
  return (
    <>
      <span className="qty">
        {hasNeed(priced) && <Sign value={sign} />}
        <Quantity value={quantity} um={row.um} />
      </span>
      {hasNeed(priced) && (
        <span className="sub need">
          {t('view.table.need', { quantity: formatQuantity(estimate, row.um) })}
        </span>
      )}
      {isShort(priced) && (
        <span className="sub lacks">
          {t('view.table.lacks', { quantity: formatQuantity(missingQuantity(priced), row.um) })}
        </span>
      )}
    </>
  );
}
