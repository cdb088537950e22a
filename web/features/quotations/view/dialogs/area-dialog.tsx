import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { formatPlainQuantity } from '#shared/format/format-quantity.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { perUnit, quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { areaForm } from '#shared/schemas/area-form.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { useNumberForm } from './use-number-form.ts';

/** `priced` left out: the quotation's area. */
type Props = EditDialogProps & { priced?: PricedRow };

const typedOf = (area: number) => formatPlainQuantity(quantity(Math.round(area * perUnit)));

/** On a locked row it edits the quotation's area, and says so (QVW-046, OP41). */
export function AreaDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const own = priced && !priced.locked ? priced : undefined;
  const [initial] = useState(() => ({ area: typedOf(own ? own.surface / perUnit : quotation.area) }));
  const form = useNumberForm(initial, (typed) => areaForm.safeParse(typed));
  const submit = () =>
    form.submit(({ area }) =>
      edit((now) => (priced ? setRowArea(now, priced.sId, area) : setQuotationArea(now, area))),
    );
  return (
    <Dialog
      title={own ? t('area.rowTitle', { product: text(own.row.name).text }) : t('area.quotationTitle')}
      context={t(own ? 'area.rowContext' : 'area.quotationContext')}
      unsaved={form.changed}
      onSubmit={submit}
      onClose={onClose}
      footer={<SubmitButtons />}
    >
      <NumberField label={t('area.label')} unit={unitLabel('mq')} {...form.field('area')} />
    </Dialog>
  );
}
