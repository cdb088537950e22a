import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import type { NotificationForm } from './use-notification-form.ts';

type Props = {
  form: NotificationForm;
  isSent: boolean;
  busy: boolean;
  onSave: (status: 'draft' | 'todo') => void;
};

/**
 * Send or keep as a draft; a sent one can only be corrected (OPW-42, OPW-44). Disabled while a field is wrong (NOT-048).
 */
export function DialogButtons({ form, isSent, busy, onSave }: Props) {
  const { t } = useTranslation('notifications');
  const disabledReason = form.isUploading ? t('form.waitForFile') : !form.data && t('form.incomplete');
  if (isSent)
    return (
      <SubmitButtons icon="save" disabled={!form.changed} disabledReason={disabledReason}>
        {t('form.correct')}
      </SubmitButtons>
    );
  return (
    <>
      <CancelButton />
      <Button disabled={busy} disabledReason={disabledReason} onClick={() => onSave('draft')}>
        {t('form.saveDraft')}
      </Button>
      <Button
        variant="primary"
        icon="send"
        busy={busy}
        disabledReason={disabledReason}
        onClick={() => onSave('todo')}
      >
        {t(form.draft.planned ? 'form.sendLater' : 'form.send')}
      </Button>
    </>
  );
}
