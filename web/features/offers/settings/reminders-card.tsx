import { useTranslation } from 'react-i18next';
import { mostReminders } from '#shared/offers/following/reminder-days.ts';
import type { ReminderForm } from '#shared/offers/sending-form.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft };

/** Reminders to customers who have not answered: off at first, three at most (FUP-008). */
export function RemindersCard({ settings }: Props) {
  const { t } = useTranslation('offerSettings');
  const { draft, edit, tick } = settings;
  const { reminders } = draft;
  const add = () => edit({ reminders: [...reminders, { from: 'sending', days: '' }] });
  return (
    <Card title={t('reminders.title')}>
      <Checkbox label={t('reminders.on')} {...tick('remindersOn')} />
      <p className="muted s">{t('reminders.text')}</p>
      {draft.remindersOn && (
        <>
          {reminders.length === 0 && <p className="s">{t('reminders.none')}</p>}
          {reminders.map((reminder, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reminders are told by their place alone
            <OneReminder key={at} {...{ settings, reminder, at }} />
          ))}
          <div>
            <Button
              small
              icon="plus"
              disabledReason={reminders.length >= mostReminders && t('reminders.full')}
              onClick={add}
            >
              {t('reminders.add')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

type OneProps = Props & { reminder: ReminderForm; at: number };

const starts = ['sending', 'end'] as const;

/** So many days after the sending, or before the last day. */
function OneReminder({ settings, reminder, at }: OneProps) {
  const { t } = useTranslation('offerSettings');
  const message = useMessage(['offerList']);
  const { draft, edit, leave, errorOf, editing } = settings;
  const name = `reminders.${at}.days`;
  const put = (change: Partial<ReminderForm>) =>
    edit({ reminders: draft.reminders.with(at, { ...reminder, ...change }) });
  return (
    <fieldset className="reminder" disabled={editing.saving}>
      <legend className="vh">{t('reminders.one', { place: at + 1 })}</legend>
      <TextField
        label={t('reminders.days')}
        hideLabel
        required
        className="num"
        inputMode="numeric"
        autoComplete="off"
        unit={t('reminders.unit')}
        error={message(errorOf(name))}
        value={reminder.days}
        onChange={({ target }) => put({ days: target.value })}
        onBlur={leave(name)}
      />
      <SelectField
        label={t('reminders.when')}
        hideLabel
        options={starts.map((value) => ({ value, label: t(`reminders.from.${value}`) }))}
        value={reminder.from}
        onChange={({ target }) => put({ from: target.value === 'end' ? 'end' : 'sending' })}
      />
      <IconButton
        icon="trash"
        label={t('reminders.remove', { place: at + 1 })}
        onClick={() => edit({ reminders: draft.reminders.toSpliced(at, 1) })}
      />
    </fieldset>
  );
}
