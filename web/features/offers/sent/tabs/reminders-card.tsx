import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import { reminderHolds } from '#shared/offers/following/reminding.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useOwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import { mayRemind, useReminders } from '../use-reminders.ts';
import type { SentOffer } from '../use-sent-offer.ts';

type Props = { sent: SentOffer; onRemind: () => void };

/** The next reminder of an offer that waits for an answer, and what its owner does about it (FUP-008, FUP-015). */
export function RemindersCard({ sent, onRemind }: Props) {
  const { t } = useTranslation('sentOffer');
  const isOn = useOwnersSettings().data?.remindersOn;
  const reminders = useReminders(sent.offer, sent.version);
  const waits = sent.state === 'sent' || sent.state === 'opened';
  if (!waits || isOn === undefined) return null;
  return (
    <Card
      title={t('reminders.title')}
      end={
        isOn && (
          <SwitchField
            label={<span className="vh">{t('reminders.ofThis')}</span>}
            checked={!sent.leftOut}
            disabled={reminders.busy}
            onChange={({ target }) => reminders.leaveOut(!target.checked)}
          />
        )
      }
    >
      {isOn ? <Planned {...{ sent, reminders }} /> : <Off />}
      {mayRemind(sent) && (
        <div>
          <Button small icon="send" onClick={onRemind}>
            {t('do.remindNow')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Off() {
  const { t } = useTranslation('sentOffer');
  return (
    <div className="stack-s">
      <p className="s">{t('reminders.off')}</p>
      <div>
        <ButtonLink small to={paths.offerSettings}>
          {t('reminders.turnOn')}
        </ButtonLink>
      </div>
    </div>
  );
}

type PlannedProps = Pick<Props, 'sent'> & { reminders: ReturnType<typeof useReminders> };

function Planned({ sent, reminders }: PlannedProps) {
  const { t } = useTranslation('sentOffer');
  const { nextReminder: at, leftOut, reminding } = sent;
  if (leftOut) return <p className="s">{t('reminders.leftOut')}</p>;
  const held = reminderHolds.find((hold) => hold === reminding);
  if (held && !at) return <p className="s">{t(`reminders.held.${held}`)}</p>;
  if (!at) return <p className="s">{t('reminders.none')}</p>;
  return (
    <div className="stack-s">
      <div className="next-reminder">
        <Icon name="clock" />
        <span>{t('reminders.at', { day: formatDate(at), time: formatTime(at) })}</span>
        <Button
          variant="text"
          small
          busy={reminders.busy}
          aria-label={t('reminders.skipThat', { day: formatDate(at) })}
          onClick={() => reminders.skip(at)}
        >
          {t('reminders.skip')}
        </Button>
      </div>
      {held && <p className="s muted">{t(`reminders.held.${held}`)}</p>}
      {reminding === 'owner' && <p className="s muted">{t('reminders.toYou')}</p>}
    </div>
  );
}
