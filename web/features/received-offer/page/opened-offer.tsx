import { useTranslation } from 'react-i18next';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { isPreview, type ReceivedOffer } from '../parts/guest.ts';
import { Preview } from '../parts/guest-button.tsx';
import { type FrameProps, GuestFrame } from '../parts/guest-frame.tsx';
import { AcceptSteps } from '../steps/accept-steps.tsx';
import { AcceptedView } from './accepted-view.tsx';
import { AnswerBar } from './answer-panel.tsx';
import { ExtensionNote } from './extension-note.tsx';
import { InPersonBar } from './in-person-bar.tsx';
import { NewerNotice } from './newer-notice.tsx';
import { Notices } from './notices.tsx';
import { OfferView, wideFrom } from './offer-view.tsx';
import { OverDialogs } from './over-dialogs.tsx';
import { useAnswers } from './state/use-answers.ts';
import { type OpenedOfferOptions, useOpenedOffer } from './state/use-opened-offer.ts';

type Props = OpenedOfferOptions & {
  frame: FrameProps;
  onShow: (page: ReceivedOffer) => void;
};

/** The offer with all that can be done about it. */
export function OpenedOffer({ frame, onShow, ...options }: Props) {
  const { t } = useTranslation('receivedOffer');
  const offer = useOpenedOffer(options);
  const { guest, onReload, onRefresh, onEnded, timer } = options;
  const { page, newer, selected, accepted, acceptance, extension, isOpen } = offer;
  const isNarrow = useNarrowerThan(wideFrom);
  const answers = useAnswers({ page, acceptance, isOpen, onReload, onRefresh, onEnded, onShow });
  const { over, renewal, open } = answers;
  if (over === 'steps')
    return (
      <AcceptSteps
        {...{ guest, page, newer, selected, extension, timer, renewal, ...acceptance }}
        onAccepted={answers.accepted}
        onLost={answers.lost}
        onClose={answers.closeSteps}
      />
    );
  const answering = {
    ...{ page, selected, isOpen },
    onAccept: () => open('steps'),
    onAsk: () => open('ask'),
    onDecline: () => open('decline'),
  };
  return (
    <Preview value={isPreview(guest)}>
      <GuestFrame
        {...frame}
        title={accepted ? t('accepted.title') : undefined}
        bar={
          <div className="guest-bars">
            {newer && (
              <div className="guest-news">
                <NewerNotice newer={newer} renewal={renewal} />
                <FailureNote failure={renewal.failure} />
              </div>
            )}
            {isOpen && isNarrow && <AnswerBar {...answering} />}
          </div>
        }
      >
        {page.inPerson && <InPersonBar guest={guest} isOwn={offer.isOwn} />}
        <Notices {...{ ...offer, renewal }} isOwn={offer.isOwn && !page.inPerson} onAsk={answering.onAsk} />
        <ExtensionNote extension={extension} />
        {accepted ? (
          <AcceptedView
            {...{ guest, page, accepted, selected }}
            onAsk={answering.onAsk}
            onWithdraw={() => open('withdraw')}
            onResend={() => open('receipt')}
          />
        ) : (
          <OfferView guest={guest} {...answering} onChoose={offer.choose} />
        )}
        <OverDialogs {...{ guest, page, over, answers, timer }} onAsked={offer.add} onChanged={offer.look} />
      </GuestFrame>
    </Preview>
  );
}
