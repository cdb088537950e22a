import { useTranslation } from 'react-i18next';
import { romeTime } from '#shared/format/rome-time.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { NotificationForm } from './use-notification-form.ts';

/** Plans the sending for a later time. */
export function PlanField({ form, now }: { form: NotificationForm; now: () => Date }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="stack notification-plan">
      <Checkbox label={t('form.plan')} {...form.tick('planned')} />
      {form.draft.planned && (
        <TextField
          type="datetime-local"
          label={t('form.sendAt')}
          required
          hint={t('form.sendAtHint')}
          min={romeTime(now().toISOString())}
          {...form.text('sendAt')}
        />
      )}
    </div>
  );
}
