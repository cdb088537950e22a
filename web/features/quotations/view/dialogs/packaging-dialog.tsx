import { useTranslation } from 'react-i18next';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Kbd } from '#web/components/kbd.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { Edit } from '../use-quotation-draft.ts';
import { DialogActions } from './dialog-actions.tsx';
import { PackLine } from './pack-line.tsx';
import { PackResult } from './pack-result.tsx';
import { PackSummary } from './pack-summary.tsx';
import { countsOf, usePackTrial } from './use-pack-trial.ts';
import './packaging-dialog.css';

type Props = { quotation: Quotation; priced: PricedRow; edit: (edit: Edit) => void; onClose: () => void };

/** How many of each package, with what they hold and cost together (QVW-045, QVW-063 to QVW-065). */
export function PackagingDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const product = useProductText()(priced.row.name).text;
  const context = useContext(priced);
  const trial = usePackTrial(quotation, priced);
  const { row } = trial;
  const isChanged = row.packs.some(({ count }, index) => count !== priced.packs[index]?.count);
  const apply = () => {
    edit((now) => setRowPacks(now, row.sId, countsOf(row.packs)));
    onClose();
  };
  return (
    <Dialog
      title={t('packaging.title', { product })}
      context={context}
      width={700}
      unsaved={isChanged}
      onSubmit={apply}
      onClose={onClose}
      footerStart={<KeyHint />}
      footer={<DialogActions />}
    >
      <PackSummary row={row} hasMoney={trial.hasMoney} />
      <ul className="pack-lines">
        {row.packs.map((pack, index) => (
          <PackLine
            key={pack.id}
            pack={pack}
            um={row.row.um}
            hasMoney={trial.hasMoney}
            autoFocus={index === 0}
            onChange={(count) => trial.setCount(pack.id, count)}
          />
        ))}
      </ul>
      <PackResult trial={trial} />
    </Dialog>
  );
}

function KeyHint() {
  const { t } = useTranslation('quotations');
  return (
    <span className="muted s desk-only">
      <Kbd>
        <Icon name="arrow-left" />
      </Kbd>{' '}
      <Kbd>
        <Icon name="arrow-right" />
      </Kbd>{' '}
      {t('packaging.keys')}
    </span>
  );
}

/** 'CC 214 · Fascia 2 · 320 m² × 0,28 l/m²' */
function useContext({ row, priceRangeIndex, surface, consumption }: PricedRow): string {
  const text = useProductText();
  const range = row.priceType === 'colors' ? row.priceranges[priceRangeIndex] : undefined;
  const isMeasured = row.um !== 'pz' && surface > 0;
  return [
    row.color?.code,
    range && text(range.name_i18n ?? range.name).text,
    isMeasured && `${formatQuantity(surface, 'mq')} × ${formatConsumption(consumption, row.um)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
