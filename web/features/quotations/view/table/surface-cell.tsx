import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { quantity } from '#shared/money/units.ts';
import { NoValue, Quantity } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { CellEdit, useReadOnly } from './cell-edit.tsx';
import { isOnlyRequired } from './consumption-cell.tsx';
import type { CellProps } from './row-props.ts';

type SurfaceProps = CellProps<'surface' | 'locked' | 'combined' | 'requirers'>;

/** The surface and its lock (QVW-027). A combined row without an area of its own shows whose area it covers. */
export function SurfaceCell({ priced, product, commands }: SurfaceProps) {
  const { t } = useTranslation('quotations');
  const { sId, surface, locked, combined, requirers } = priced;
  const hasNone = combined && surface === 0 && !locked;
  const value = hasNone ? t('view.table.noSurface') : formatQuantity(surface, 'mq');
  const covered = quantity(requirers.reduce((sum, requirer) => sum + requirer.surface, 0));
  return (
    <>
      <span className="area">
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

/** Drawn again only when it opens or closes: areas change together. */
const Lock = memo(({ sId, locked, product, commands }: LockProps) => {
  const { t } = useTranslation('quotations');
  const label = t(locked ? 'view.table.locked' : 'view.table.unlocked', { product });
  if (useReadOnly()) return locked && <Locked label={label} />;
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

const Locked = ({ label }: { label: string }) => (
  <>
    <Icon name="lock" small />
    <span className="vh">{label}</span>
  </>
);
