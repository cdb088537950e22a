import { useTranslation } from 'react-i18next';
import { romeTime } from '#shared/format/rome-time.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { NotificationForm } from './use-notification-form.ts';

/** Sent at a time to come, rather than at once. */
export function PlanField({ form, now }: { form: NotificationForm; now: () => Date }) {
  const { t } = useTranslation('notifications');
  const { draft, edit, leave, errorOf } = form;
  return (
    <div className="stack notification-plan">
      <Checkbox
        label={t('form.plan')}
        checked={draft.planned}
        onChange={({ target }) => edit({ planned: target.checked })}
      />
      {draft.planned && (
        <TextField
          type="datetime-local"
          label={t('form.sendAt')}
          required
          hint={t('form.sendAtHint')}
          min={romeTime(now().toISOString())}
          value={draft.sendAt}
          onChange={({ target }) => edit({ sendAt: target.value })}
          onBlur={leave('sendAt')}
          error={errorOf('sendAt')}
        />
      )}
    </div>
  );
}
