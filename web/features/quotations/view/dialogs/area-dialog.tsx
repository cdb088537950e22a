import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { perUnit } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { areaForm } from '#shared/schemas/area-form.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { ApplyNumbers } from './apply-numbers.tsx';
import { useNumberForm } from './use-number-form.ts';

/** `priced` left out: the quotation's area. */
type Props = EditDialogProps & { priced?: PricedRow };

/** On a locked row it edits the quotation's area, and says so (QVW-046, OP41). */
export function AreaDialog({ quotation, priced, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const own = priced && !priced.locked ? priced : undefined;
  const [before] = useState(own ? own.surface / perUnit : quotation.area);
  const form = useNumberForm({
    initial: { area: formatTypedNumber(before) },
    check: (typed) => areaForm.safeParse(typed),
    unit: 'mq',
    numbers: ['area'],
    questionAbout: (area) =>
      area === 0 && before !== 0 ? t(own ? 'area.rowZero' : 'area.quotationZero') : undefined,
  });
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
      footer={<ApplyNumbers {...form} />}
    >
      <NumberField label={t('area.label')} {...form.numberField('area')} />
      <LiveRegion text={form.spoken} />
    </Dialog>
  );
}
