import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import type { SentTab } from '../sent-tabs.tsx';
import { LinksTab } from './links-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { SentAside } from './sent-aside.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';
import './tabs.css';

const parts = {
  timeline: TimelineTab,
  questions: QuestionsTab,
  versions: VersionsTab,
  links: LinksTab,
} as const;

/** The fate of the offer: at the left one of its parts, at the right its sums (mock-up 16-offerta-inviata). */
export default function SentPart({ tab, ...view }: OfferView & { tab: SentTab }) {
  const { sent } = view;
  if (!sent || tab === 'offer') return null;
  const Part = parts[tab];
  return (
    <div className="split offer-screen sent-part">
      <div className="stack">
        <Part {...view} sent={sent} />
      </div>
      <SentAside {...view} sent={sent} />
    </div>
  );
}
