import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { milestoneKinds, milestoneTimes } from '#shared/schemas/offer.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { useNumberFault } from '../parts/use-number-fault.ts';
import { areDays, type MilestoneForm, shareNotations } from './milestone-form.ts';

type Props = {
  form: MilestoneForm;
  place: number;
  amount: number | null;
  /** The plan was to be taken: what is missing says so. */
  isAsked: boolean;
  onChange: (change: Partial<MilestoneForm>) => void;
  onRemove: () => void;
};

/** One milestone: name, share, when, and the amount that it comes to. */
export function MilestoneFields({ form, place, amount, isAsked, onChange, onRemove }: Props) {
  const { t } = useTranslation('offers');
  const missing = (isSo: boolean, field: 'label' | 'day' | 'days') =>
    isAsked && isSo ? t(`edit.plan.write.${field}`) : undefined;
  const timed = milestoneTimes.map((at) => ({ value: at, label: t(`edit.plan.when.${at}`) }));
  return (
    <fieldset className="milestone">
      <legend className="vh">{t('edit.plan.one', { place })}</legend>
      <TextField
        label={t('edit.plan.label')}
        required
        longest={60}
        error={missing(form.label.trim() === '', 'label')}
        value={form.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <Share {...{ form, isAsked, onChange }} />
      <SelectField
        label={t('edit.plan.time')}
        options={timed}
        value={form.at}
        onChange={({ target }) => {
          const at = milestoneTimes.find((each) => each === target.value);
          if (at)
            onChange({ at, ...(form.label === '' && at !== 'day' && { label: t(`edit.plan.when.${at}`) }) });
        }}
      />
      {form.at === 'day' && (
        <TextField
          type="date"
          label={t('edit.plan.day')}
          required
          error={missing(form.day === '', 'day')}
          value={form.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      {form.at === 'afterInvoice' && (
        <TextField
          label={t('edit.plan.days')}
          required
          inputMode="numeric"
          error={missing(!areDays(form.days), 'days')}
          value={form.days}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      )}
      <span className="end">
        <output className="num">{amount === null ? '—' : formatMoney(cents(amount))}</output>
        <IconButton icon="trash" label={t('edit.plan.remove', { place })} onClick={onRemove} />
      </span>
    </fieldset>
  );
}

/** A percentage, an amount, or what is left. */
function Share({ form, isAsked, onChange }: Pick<Props, 'form' | 'isAsked' | 'onChange'>) {
  const { t } = useTranslation('offers');
  const faultOf = useNumberFault();
  const { kind, value } = form;
  return (
    <>
      <SelectField
        label={t('edit.plan.kind')}
        options={milestoneKinds.map((each) => ({ value: each, label: t(`edit.plan.kinds.${each}`) }))}
        value={kind}
        onChange={({ target }) => {
          const next = milestoneKinds.find((each) => each === target.value);
          if (next) onChange({ kind: next, value: '' });
        }}
      />
      {kind !== 'rest' && (
        <NumberInput
          label={t('edit.plan.value')}
          required
          unit={kind === 'percent' ? '%' : '€'}
          error={faultOf(shareNotations[kind], value, !isAsked)}
          notation={shareNotations[kind]}
          value={value}
          onType={(typed) => onChange({ value: typed })}
        />
      )}
    </>
  );
}
