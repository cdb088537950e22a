import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workUnits } from '#shared/schemas/work.ts';
import {
  longestWorkCode,
  longestWorkDescription,
  longestWorkGroup,
  longestWorkText,
} from '#shared/schemas/work-input.ts';
import { Icon } from '#web/components/icon.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { WorkFormState } from '../parts/amount-field.tsx';

type Props = { form: WorkFormState; groups: readonly string[] };

/** Code, unit, group and texts of a work (WRK-002 to WRK-004). */
export function TextsPart({ form, groups }: Props) {
  const { t } = useTranslation('works');
  const message = useMessage(['works', 'errors']);
  const { register, formState } = form;
  const { errors } = formState;
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
          {...register('unit')}
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
      <TextArea
        label={t('form.longText')}
        hint={t('form.longTextHint')}
        rows={3}
        longest={longestWorkText}
        {...register('longText.it')}
      />
      <OtherLanguages form={form} />
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

/** The texts of documents in other languages; open where there are some. */
function OtherLanguages({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('works');
  const { register, getValues } = form;
  const [isOpen] = useState(() => {
    const { description, longText } = getValues();
    return Boolean(description.en || description.de || longText?.en || longText?.de);
  });
  return (
    <details className="other-languages" open={isOpen}>
      <summary>
        <Icon name="chevron-right" small />
        {t('form.otherLanguages')}
      </summary>
      <div className="stack">
        <TextField
          label={t('form.english')}
          autoComplete="off"
          longest={longestWorkDescription}
          {...register('description.en')}
        />
        <TextArea
          label={t('form.englishLong')}
          rows={2}
          longest={longestWorkText}
          {...register('longText.en')}
        />
        <TextField
          label={t('form.german')}
          autoComplete="off"
          longest={longestWorkDescription}
          {...register('description.de')}
        />
        <TextArea
          label={t('form.germanLong')}
          rows={2}
          longest={longestWorkText}
          {...register('longText.de')}
        />
      </div>
    </details>
  );
}
