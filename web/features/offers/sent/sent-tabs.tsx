import { useTranslation } from 'react-i18next';
import { PageTabs, useTab } from '#web/components/page-tabs.tsx';
import { type SentOffer, useLinks } from './use-sent-offer.ts';

const tabs = ['offer', 'timeline', 'questions', 'versions', 'links'] as const;
export type SentTab = (typeof tabs)[number];

const wasSent = (sent: SentOffer | null): sent is SentOffer => sent !== null && sent.version > 0;

/** The shown part; an offer that was never sent is its working copy alone. */
export function useSentTab(sent: SentOffer | null): SentTab {
  const asked = useTab(tabs);
  return wasSent(sent) ? asked : 'offer';
}

/** From the first version on: the offer, and what became of it. */
export function SentTabs({ sent, shown }: { sent: SentOffer | null; shown: SentTab }) {
  return wasSent(sent) ? <Tabs sent={sent} shown={shown} /> : null;
}

function Tabs({ sent, shown }: { sent: SentOffer; shown: SentTab }) {
  const { t } = useTranslation('sentOffer');
  const links = useLinks(sent.offer).data;
  const counts: Partial<Record<SentTab, number>> = {
    questions: sent.waitingQuestions,
    versions: sent.version,
    links: links?.length,
  };
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), count: counts[value] }))}
      shown={shown}
    />
  );
}
