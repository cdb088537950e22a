import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { workUnits } from '#shared/schemas/work.ts';
import { longestWorkCode, longestWorkDescription, longestWorkGroup } from '#shared/schemas/work-input.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { WorkFormState } from '../parts/amount-field.tsx';

type Props = { form: WorkFormState; groups: readonly string[] };

/** Code, unit, group and description of a work (WRK-002 to WRK-004). */
export function TextsPart({ form, groups }: Props) {
  const { t } = useTranslation('works');
  const message = useMessage(['works', 'errors']);
  const { register, formState } = form;
  const { errors } = formState;
  const unit = useController({ control: form.control, name: 'unit' }).field;
  return (
    <>
      <div className="work-head">
        <TextField
          label={t('form.code')}
          required
          autoComplete="off"
          longest={longestWorkCode}
          error={message(errors.code?.message)}
          {...register('code')}
        />
        <SelectField
          label={t('form.unit')}
          options={workUnits.map((unit) => ({ value: unit, label: t(`unitNames.${unit}`) }))}
          value={unit.value}
          onChange={unit.onChange}
          onBlur={unit.onBlur}
        />
        <Group form={form} groups={groups} />
      </div>
      <TextField
        label={t('form.description')}
        required
        autoComplete="off"
        longest={longestWorkDescription}
        error={message(errors.description?.it?.message)}
        {...register('description.it')}
      />
    </>
  );
}

/** One of the groups there are, or another one. */
function Group({ form, groups }: Props) {
  const { t } = useTranslation('works');
  const list = useId();
  return (
    <>
      <TextField
        label={t('form.group')}
        autoComplete="off"
        placeholder={groups[0]}
        list={list}
        longest={longestWorkGroup}
        {...form.register('group')}
      />
      <datalist id={list}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}
