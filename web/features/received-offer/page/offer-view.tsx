import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { LiveRegion } from '#web/components/live-region.tsx';
import { RichText } from '#web/components/rich-text.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Guest } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import { useFile } from '../parts/use-file.ts';
import { type Answering, AnswerPanel } from './answer-panel.tsx';
import { Choices } from './choices.tsx';
import { OfferHead, TotalCard } from './offer-head.tsx';
import { PlanList } from './plan-list.tsx';
import { SectionCard } from './section-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { ThreadCard } from './thread-card.tsx';
import { TotalsList } from './totals-list.tsx';
import './offer-view.css';

/** From this width on, the totals stand beside the offer. */
export const wideFrom = 1024;

type Props = Answering & { guest: Guest; onChoose: (id: string) => void };

/** The offer to read, choose from and answer (ACC-003). */
export function OfferView({ guest, onChoose, ...answering }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { page, selected, onAsk } = answering;
  const { content } = page;
  const isNarrow = useNarrowerThan(wideFrom);
  const file = useFile(guest, page.version);
  const pdf = { page, isBusy: file.isBusy, onPdf: () => file.open(false) };
  const total = selected.totals ? formatMoney(cents(selected.totals.total)) : '';
  return (
    <>
      <OfferHead {...pdf} isNarrow={isNarrow} />
      <FailureNote failure={file.failure} />
      <div className={isNarrow ? 'guest-column' : 'guest-columns'}>
        <div className="guest-column">
          {isNarrow && <TotalCard {...pdf} selected={selected} onAsk={onAsk} />}
          {content.model.intro && (
            <section className={isNarrow ? 'guest-intro' : 'card guest-intro'}>
              <RichText text={{ text: content.model.intro, language: content.language }} />
            </section>
          )}
          {selected.sections.map((section) => (
            <SectionCard key={section.id} section={section} language={content.language} />
          ))}
          <Choices
            selected={selected}
            language={content.language}
            isOpen={answering.isOpen}
            onChoose={onChoose}
          />
          {isNarrow && (
            <div className="card">
              <TotalsList content={content} selected={selected} />
              <PlanList content={content} selected={selected} />
            </div>
          )}
          <TermsCard content={content} />
          <ThreadCard page={page} />
          {isNarrow && <NarrowAnswers {...answering} />}
        </div>
        {!isNarrow && <AnswerPanel {...answering} />}
      </div>
      <LiveRegion text={t('totals.changed', { total })} />
    </>
  );
}

/** At the end, never beside the primary. */
function NarrowAnswers({ isOpen, onAsk, onDecline }: Answering) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-ask">
      <GuestButton block icon="comment" onClick={onAsk}>
        {t('ask.action')}
      </GuestButton>
      {isOpen && (
        <GuestButton variant="text" block onClick={onDecline}>
          {t('bar.declineOffer')}
        </GuestButton>
      )}
    </div>
  );
}
