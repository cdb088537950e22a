import { useTranslation } from 'react-i18next';
import { longestWorkDescription, longestWorkText } from '#shared/schemas/work-input.ts';
import { MoreFields } from '#web/components/more-fields.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { WorkFormState } from '../parts/amount-field.tsx';

type Props = { form: WorkFormState };

/** The long text of a work, and all texts in other languages (WRK-002). */
export function LongTextsPart({ form }: Props) {
  const { t } = useTranslation('works');
  const { register } = form;
  return (
    <>
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

/** The texts of documents in other languages. */
function OtherLanguages({ form }: Props) {
  const { t } = useTranslation('works');
  const { register } = form;
  return (
    <MoreFields title={t('form.otherLanguages')}>
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
    </MoreFields>
  );
}
