import { useTranslation } from 'react-i18next';
import { inOrder } from '#shared/offers/sending-form.ts';
import { mailedEvents, ownEventKinds, pushedEvents } from '#shared/schemas/own-event.ts';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft };
type Kind = (typeof ownEventKinds)[number];

/** The channels that can be turned off, with the events that each has at first. */
const channels = [
  { name: 'mail', muted: 'mutedMails', events: mailedEvents },
  { name: 'push', muted: 'mutedPushes', events: pushedEvents },
] as const satisfies readonly {
  name: string;
  muted: 'mutedMails' | 'mutedPushes';
  events: readonly Kind[];
}[];
type Channel = (typeof channels)[number];

/** By which channels the owner hears of an event; the bell always has it (FUP-017). */
export function EventsCard({ settings }: Props) {
  const { t } = useTranslation('offerSettings');
  return (
    <Card title={t('events.title')}>
      <p className="muted s">{t('events.text')}</p>
      <table className="events">
        <thead>
          <tr>
            <th scope="col">{t('events.event')}</th>
            <th scope="col">{t('events.inbox')}</th>
            {channels.map(({ name }) => (
              <th key={name} scope="col">
                {t(`events.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ownEventKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`events.kinds.${kind}`)}</th>
              <td>
                <Icon name="check" />
                <span className="vh">{t('events.always')}</span>
              </td>
              {channels.map((channel) => (
                <td key={channel.name}>
                  <Told {...{ settings, kind, channel }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('events.quiet')}</p>
    </Card>
  );
}

/** Whether an event comes by a channel; a dash where it never does. */
function Told({ settings, kind, channel }: Props & { kind: Kind; channel: Channel }) {
  const { t } = useTranslation('offerSettings');
  const { draft, edit, editing } = settings;
  const { name, muted, events } = channel;
  if (!events.some((event) => event === kind))
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="vh">{t('events.never')}</span>
      </>
    );
  const named: readonly string[] = draft[muted];
  return (
    <Checkbox
      label={t('events.by', { event: t(`events.kinds.${kind}`), channel: t(`events.${name}`) })}
      hideLabel
      disabled={editing.saving}
      checked={!named.includes(kind)}
      onChange={({ target }) =>
        edit({
          [muted]: inOrder[muted](target.checked ? named.filter((each) => each !== kind) : [...named, kind]),
        })
      }
    />
  );
}
