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
  const { draft, edit } = form;
  return (
    <div className="grid2 notification-extras">
      <div className="stack">
        <Checkbox
          label={t('form.cta')}
          checked={draft.cta}
          onChange={({ target }) => edit({ cta: target.checked })}
        />
        {draft.cta && <CtaFields form={form} />}
      </div>
      <div className="stack">
        <Checkbox
          label={t('form.attachment')}
          checked={draft.attachment}
          onChange={({ target }) => edit({ attachment: target.checked })}
        />
        {draft.attachment && <AttachmentFields form={form} />}
      </div>
    </div>
  );
}

function CtaFields({ form: { draft, edit, leave, errorOf } }: { form: NotificationForm }) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <TextField
        label={t('form.buttonText')}
        required
        labelEnd={<CharacterCount text={draft.ctaText} most={longestButton} />}
        value={draft.ctaText}
        onChange={({ target }) => edit({ ctaText: target.value })}
        onBlur={leave('ctaText')}
        error={errorOf('ctaText')}
      />
      <TextField
        label={t('form.ctaUrl')}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={draft.ctaUrl}
        onChange={({ target }) => edit({ ctaUrl: target.value })}
        onBlur={leave('ctaUrl')}
        error={errorOf('ctaUrl')}
      />
    </>
  );
}

function AttachmentFields({ form }: { form: NotificationForm }) {
  const { t } = useTranslation('notifications');
  const { draft, edit, leave, errorOf } = form;
  return (
    <>
      <TextField
        label={t('form.buttonText')}
        required
        labelEnd={<CharacterCount text={draft.attachmentText} most={longestButton} />}
        value={draft.attachmentText}
        onChange={({ target }) => edit({ attachmentText: target.value })}
        onBlur={leave('attachmentText')}
        error={errorOf('attachmentText')}
      />
      <AttachmentField attachment={form.attachment} error={errorOf('hasFile')} onLeave={leave('hasFile')} />
    </>
  );
}
