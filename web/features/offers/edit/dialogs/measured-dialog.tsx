import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import type { MeasureUnit } from '#shared/measuring/measure-line.ts';
import { withLine } from '#shared/offers/edit-lines.ts';
import { measuredQuantity } from '#shared/offers/measured-quantity.ts';
import { quotationsOf } from '#shared/offers/quotations-of.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { ChoiceTree } from '#web/components/choice-tree/choice-tree.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useLineName } from '../parts/use-line-name.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { useQuotationMeasures } from '../use-quotation-measures.ts';

type Props = OfferView & { line: OfferLine };

/** The quantity of a line is the sum of chosen places and lines, in its unit (OFR-016). */
export default function MeasuredDialog({ line, offer, onClose }: Props) {
  const { t } = useTranslation(['offers', 'measures']);
  const name = useLineName()(line);
  const { shown, quotations, choose, choice, setChoice, quantity, isLoading } = useChoice(line, offer);
  const unitText = useUnitText();
  const sum =
    quantity === undefined
      ? t('edit.measured.nothing')
      : t('edit.measured.sum', { sum: `${formatDimension(quantity)} ${unitText(line.unit)}` });
  const submit = () => {
    if (!shown || !choice || quantity === undefined) return;
    const quantityFrom = { quotationId: shown.id, choice };
    onClose();
    offer.edit((now) => withLine(now, line.id, { quantity, quantityFrom }));
  };
  return (
    <FormDialog
      title={t('edit.measured.title')}
      context={name}
      action={t('edit.line.apply')}
      disabled={quantity === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {quotations.length > 1 && (
        <SelectField
          label={t('edit.materials.quotation')}
          options={quotations.map((each) => ({ value: each.id, label: each.name }))}
          value={shown?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {shown ? (
        <ChoiceTree
          label={t('edit.measured.title')}
          measures={shown.measures}
          unit={line.unit as MeasureUnit}
          choice={choice}
          onChange={setChoice}
        />
      ) : (
        !isLoading && <p>{t('edit.measured.none')}</p>
      )}
      <p className="choice-sum">{sum}</p>
      <LiveRegion text={sum} />
    </FormDialog>
  );
}

/** The chosen measures of one of the offer's quotations, and the quantity that they give. */
function useChoice({ quantityFrom, unit }: OfferLine, { draft }: OfferView['offer']) {
  const { quotations: all, isLoading } = useQuotationMeasures(quotationsOf(draft));
  const quotations = all.filter(({ measures }) => measures.places.length > 0);
  const [id, setId] = useState(quantityFrom?.quotationId);
  const [choice, setChoice] = useState(quantityFrom?.choice ?? null);
  const shown = quotations.find((each) => each.id === id) ?? quotations[0];
  const quantity = shown && choice ? measuredQuantity(shown.measures, choice, unit) : undefined;
  const choose = (next: string) => {
    setId(next);
    setChoice(null);
  };
  return { shown, quotations, choose, choice, setChoice, quantity, isLoading };
}
