import { useTranslation } from 'react-i18next';
import { longestBody, longestTitle } from '#shared/schemas/notification-form.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useTypeName } from '#web/lib/use-type-name.ts';
import { CharacterCount } from './character-count.tsx';
import type { NotificationForm } from './use-notification-form.ts';

type Props = { form: NotificationForm; isSent: boolean };

/** Title, text and recipients (NOT-032). A correction cannot change the recipients (OPW-42). */
export function MessageFields({ form, isSent }: Props) {
  const { t } = useTranslation('notifications');
  const typeName = useTypeName();
  const { draft, edit, leave, errorOf } = form;
  return (
    <>
      <TextField
        label={t('form.title')}
        required
        labelEnd={<CharacterCount text={draft.title} most={longestTitle} />}
        {...form.text('title')}
      />
      <TextArea
        label={t('form.body')}
        required
        rows={3}
        labelEnd={<CharacterCount text={draft.body} most={longestBody} />}
        placeholder={t('form.bodyPlaceholder')}
        {...form.text('body')}
      />
      <MultiSelect
        label={t('form.recipients')}
        required
        disabled={isSent}
        hint={isSent ? t('form.recipientsStay') : undefined}
        options={userTypes.map((value) => ({ value, label: typeName(value) }))}
        values={draft.recipients}
        onChange={(recipients) => edit({ recipients })}
        onBlur={leave('recipients')}
        error={errorOf('recipients')}
      />
    </>
  );
}
