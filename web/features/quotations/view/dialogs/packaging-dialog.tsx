import { useTranslation } from 'react-i18next';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { hasNeed } from '#shared/pricing/short-rows.ts';
import { Money, NoValue, Percent, Quantity } from '#web/components/amount.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Kbd } from '#web/components/kbd.tsx';
import { Sign } from '#web/components/sign.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useProductText, useRangeName } from '#web/lib/product-text.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { PackLine } from './pack-line.tsx';
import { PackResult } from './pack-result.tsx';
import { usePackTrial } from './use-pack-trial.ts';
import './figures.css';
import './packaging-dialog.css';

type Props = EditDialogProps & { priced: PricedRow };

/** The count of each package, with quantity and cost of all (QVW-045, QVW-063 to QVW-065). */
export function PackagingDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const product = useProductText()(priced.row.name).text;
  const context = useRowContext(priced);
  const trial = usePackTrial(quotation, priced);
  const { row } = trial;
  return (
    <Dialog
      title={t('packaging.title', { product })}
      context={context}
      width={700}
      unsaved={trial.isChanged}
      onSubmit={() => edit(trial.apply)}
      onClose={onClose}
      footerStart={<KeyHint />}
      footer={<SubmitButtons />}
    >
      <Summary row={row} hasMoney={trial.hasMoney} />
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
function useRowContext({ row, priceRangeIndex, surface, consumption }: PricedRow): string {
  const rangeName = useRangeName();
  const range = row.priceType === 'colors' ? row.priceranges[priceRangeIndex] : undefined;
  const isMeasured = row.um !== 'pz' && surface > 0;
  return [
    row.color?.code,
    rangeName(range),
    isMeasured && `${formatQuantity(surface, 'mq')} × ${formatConsumption(consumption, row.um)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Need, chosen quantity, discount and cost with the present counts. */
function Summary({ row, hasMoney }: { row: PricedRow; hasMoney: boolean }) {
  const { t } = useTranslation('quotations');
  const { um } = row.row;
  return (
    <dl className="figures pack-summary">
      <div>
        <dt>{t('packaging.need')}</dt>
        <dd>{hasNeed(row) ? <Quantity value={row.estimate} um={um} /> : <NoValue />}</dd>
      </div>
      <div>
        <dt>{t('packaging.chosen')}</dt>
        <dd>
          {hasNeed(row) && <Sign value={row.sign} />}
          <Quantity value={row.quantity} um={um} />
        </dd>
      </div>
      {hasMoney && (
        <>
          <div>
            <dt>{t('packaging.discount')}</dt>
            <dd>{row.discount === 0 ? <NoValue /> : <Percent value={row.discount} />}</dd>
          </div>
          <div>
            <dt>{t('packaging.cost')}</dt>
            <dd>
              <Money amount={row.cost} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
