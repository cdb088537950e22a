import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { perUnit } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import { areaForm } from '#shared/schemas/area-form.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { ApplyNumbers } from './apply-numbers.tsx';
import { useNumberForm } from './use-number-form.ts';

const ChoiceDialog = lazyPart(() => import('#web/features/quotations/measures/area/choice-dialog.tsx'));

/** `priced` left out: the quotation's area. */
type Props = EditDialogProps & { priced?: PricedRow };

/** On a locked row it edits the quotation's area, and says so (QVW-046, OP41). */
export function AreaDialog(props: Props) {
  const { quotation, edit, onClose } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { own, title, choice, choose } = useArea(props);
  if (!isChoosing) return <TypedArea {...props} onChoose={() => setChoosing(true)} />;
  return (
    <Suspense fallback={<AwaitedField />}>
      <ChoiceDialog
        key={own?.sId}
        title={title}
        measures={quotation.measures}
        initial={choice}
        onChoose={(chosen) => edit((now) => choose(now, chosen))}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The area that the dialog is about: of an unlocked row, else of the quotation. */
function useArea({ quotation, priced }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const own = priced && !priced.locked ? priced : undefined;
  return {
    own,
    title: own ? t('area.rowTitle', { product: text(own.row.name).text }) : t('area.quotationTitle'),
    choice: (own ? own.row.areaFrom : quotation.areaFrom) ?? null,
    choose: (now: typeof quotation, chosen: Choice | null) =>
      own ? setRowChoice(now, own.sId, chosen) : setQuotationChoice(now, chosen),
  };
}

function TypedArea(props: Props & { onChoose: () => void }) {
  const { quotation, priced, edit, onClose, onChoose } = props;
  const { t } = useTranslation(['quotations', 'area']);
  const { own, title, choice, choose } = useArea(props);
  const toast = useToast();
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
    form.submit(({ area }) => {
      edit((now) => (priced ? setRowArea(now, priced.sId, area) : setQuotationArea(now, area)));
      // A typed area follows no measures any more (MEA-032).
      if (choice) toast({ text: t('area:follows'), onUndo: () => edit((now) => choose(now, choice)) });
    });
  return (
    <Dialog
      title={title}
      context={t(own ? 'area.rowContext' : 'area.quotationContext')}
      unsaved={form.changed}
      onSubmit={submit}
      onClose={onClose}
      footerStart={
        quotation.measures.places.length > 0 ? (
          <Button variant="text" icon="expand" onClick={onChoose}>
            {t('area:fromMeasures')}
          </Button>
        ) : (
          <ButtonLink variant="text" icon="expand" to={paths.measures(quotation.id)}>
            {t('area:measure')}
          </ButtonLink>
        )
      }
      footer={<ApplyNumbers {...form} />}
    >
      <NumberField label={t('area.label')} {...form.numberField('area')} />
      <LiveRegion text={form.spoken} />
    </Dialog>
  );
}
