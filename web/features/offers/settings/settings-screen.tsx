import { useRef } from 'react';
import type { Timer } from '#web/lib/timer.ts';
import { useFirstWrong } from '#web/lib/use-first-wrong.ts';
import { CompanyCard } from './company-card.tsx';
import { DocumentCard } from './document-card.tsx';
import { EventsCard } from './events-card.tsx';
import { CostsCard, NumbersCard } from './number-cards.tsx';
import { PaymentCard } from './payment-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { SendingCard } from './sending-card.tsx';
import { SettingsAlerts } from './settings-alerts.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { type OwnSettings, useSettingsDraft } from './use-settings.ts';
import { VatCard } from './vat-card.tsx';
import './settings.css';

type Props = { stored: OwnSettings; timer: Timer | undefined };

/** At the left what the document says of the owner, at the right the start of every offer and of every sending. */
export function SettingsScreen({ stored, timer }: Props) {
  const settings = useSettingsDraft(stored, timer);
  const root = useRef<HTMLDivElement>(null);
  useFirstWrong(root, settings.wish);
  return (
    <>
      <SettingsAlerts settings={settings} />
      <div ref={root} className="split offer-settings">
        <div className="stack">
          <CompanyCard settings={settings} />
          <DocumentCard settings={settings} />
          <VatCard settings={settings} />
          <EventsCard settings={settings} />
        </div>
        <div className="stack">
          <NumbersCard settings={settings} />
          <PaymentCard settings={settings} />
          <SendingCard settings={settings} />
          <RemindersCard settings={settings} />
          <CostsCard settings={settings} />
        </div>
      </div>
      <SettingsBar settings={settings} />
    </>
  );
}
