import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followsNeed } from '#shared/editing/automatic-counts.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { quantity } from '#shared/money/units.ts';
import { followedMix } from '#shared/pricing/aimed-packs.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Button } from '#web/components/button.tsx';
import { PackOptimiser } from './pack-optimiser.tsx';
import type { PackTrial } from './use-pack-trial.ts';

/** The total, what the packages follow, the way back to automatic counts (OP7), and proposals that may be better. */
export function PackResult({ trial }: { trial: PackTrial }) {
  const { t } = useTranslation('quotations');
  const [optimising, setOptimising] = useState(false);
  const proposals = useId();
  const { row, hasMoney } = trial;
  return (
    <>
      <div className="pack-total">
        <div className="muted s" aria-live="polite">
          <p>
            <Balance row={row} hasMoney={hasMoney} />
          </p>
          {row.row.um !== 'pz' && <p>{t(`packaging.follows.${followed(row)}`)}</p>}
        </div>
        <div className="actions">
          <Button
            variant="text"
            tone="accent"
            small
            icon="sort-numeric-down"
            aria-expanded={optimising}
            aria-controls={proposals}
            onClick={() => setOptimising(!optimising)}
          >
            {t('packaging.optimise')}
          </Button>
          <Button variant="text" tone="accent" small icon="replay" onClick={trial.recalculate}>
            {t('packaging.recalculate')}
          </Button>
        </div>
      </div>
      <div id={proposals}>{optimising && <PackOptimiser row={row} onChoose={trial.choose} />}</div>
    </>
  );
}

/** The rule that the packages follow: an aim, which may have no mix, the first package alone, or none. */
function followed(row: PricedRow) {
  const { packAim } = row.row;
  if (packAim) return followedMix(row) ? packAim : 'withoutMix';
  return followsNeed(row) ? 'automatic' : 'byHand';
}

/** The list price, and the quantity left over or missing. */
function Balance({ row, hasMoney }: { row: PricedRow; hasMoney: boolean }) {
  const { t } = useTranslation('quotations');
  const difference = row.quantity - row.estimate;
  const amount = formatQuantity(quantity(Math.abs(difference)), row.row.um);
  const balance =
    difference === 0
      ? t('packaging.exact')
      : t(difference > 0 ? 'packaging.left' : 'packaging.missing', { quantity: amount });
  const list =
    row.listCost === null
      ? t('packaging.noPrice')
      : t('packaging.list', { amount: formatMoney(row.listCost) });
  return [hasMoney && list, row.row.um !== 'pz' && balance].filter(Boolean).join(' · ');
}
