import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { milestoneKinds, milestoneTimes } from '#shared/schemas/offer.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { type MilestoneForm, shareNotations } from './milestone-form.ts';

type Props = {
  form: MilestoneForm;
  place: number;
  amount: number | null;
  onChange: (change: Partial<MilestoneForm>) => void;
  onRemove: () => void;
};

/** One milestone: name, share, when, and the amount that it comes to. */
export function MilestoneFields({ form, place, amount, onChange, onRemove }: Props) {
  const { t } = useTranslation('offers');
  const timed = milestoneTimes.map((at) => ({ value: at, label: t(`edit.plan.when.${at}`) }));
  return (
    <fieldset className="milestone">
      <legend className="vh">{t('edit.plan.one', { place })}</legend>
      <TextField
        label={t('edit.plan.label')}
        required
        longest={60}
        value={form.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <Share {...{ form, onChange }} />
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
          value={form.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      {form.at === 'afterInvoice' && (
        <TextField
          label={t('edit.plan.days')}
          required
          inputMode="numeric"
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
function Share({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const { t } = useTranslation('offers');
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
          notation={shareNotations[kind]}
          value={value}
          onType={(typed) => onChange({ value: typed })}
        />
      )}
    </>
  );
}
