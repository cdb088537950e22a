import { useTranslation } from 'react-i18next';
import { longestButton } from '#shared/schemas/notification-form.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { CharacterCount } from './character-count.tsx';
import type { NotificationForm } from './use-notification-form.ts';

/** The button that leads somewhere (NOT-033), and the file (NOT-034). */
export function ExtraFields({ form }: { form: NotificationForm }) {
  const { t } = useTranslation('notifications');
  const { draft } = form;
  return (
    <div className="grid2 notification-extras">
      <div className="stack">
        <Checkbox label={t('form.cta')} {...form.tick('cta')} />
        {draft.cta && <CtaFields form={form} />}
      </div>
      <div className="stack">
        <Checkbox label={t('form.attachment')} {...form.tick('attachment')} />
        {draft.attachment && <AttachmentFields form={form} />}
      </div>
    </div>
  );
}

function CtaFields({ form }: { form: NotificationForm }) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <TextField
        label={t('form.buttonText')}
        required
        labelEnd={<CharacterCount text={form.draft.ctaText} most={longestButton} />}
        {...form.text('ctaText')}
      />
      <TextField
        label={t('form.ctaUrl')}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        {...form.text('ctaUrl')}
      />
    </>
  );
}

function AttachmentFields({ form }: { form: NotificationForm }) {
  const { t } = useTranslation('notifications');
  const { draft, leave, errorOf } = form;
  return (
    <>
      <TextField
        label={t('form.attachmentButtonText')}
        required
        labelEnd={<CharacterCount text={draft.attachmentText} most={longestButton} />}
        {...form.text('attachmentText')}
      />
      <AttachmentField attachment={form.attachment} error={errorOf('hasFile')} onLeave={leave('hasFile')} />
    </>
  );
}
