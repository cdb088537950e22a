import { useState } from 'react';

import type { Timer } from '#web/lib/timer.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { type Guest, isPreview, type ShownOffer } from '../parts/guest.ts';
import { Preview } from '../parts/guest-button.tsx';
import { type FrameProps, GuestFrame } from '../parts/guest-frame.tsx';
import { lateDialog } from '../parts/late-dialog.tsx';
import { AcceptSteps } from '../steps/accept-steps.tsx';
import { AcceptedView } from './accepted-view.tsx';
import { AnswerBar } from './answer-panel.tsx';
import { InPersonBar } from './in-person-bar.tsx';
import { Notices } from './notices.tsx';
import { OfferView, wideFrom } from './offer-view.tsx';
import { useOpenedOffer } from './use-opened-offer.ts';

const AskDialog = lateDialog(() => import('../talk/ask-dialog.tsx'));
const DeclineDialog = lateDialog(() => import('../talk/decline-dialog.tsx'));

type Props = {
  guest: Guest;
  page: ShownOffer;
  frame: FrameProps;
  onReload: () => Promise<void>;
  timer?: Timer | undefined;
};

/** The offer with all that can be done about it. */
export function OpenedOffer({ guest, page: read, frame, onReload, timer }: Props) {
  const offer = useOpenedOffer({ guest, page: read, onReload, timer });
  const { page, selected, accepted, acceptance, extension, isOpen } = offer;
  const isNarrow = useNarrowerThan(wideFrom);
  const [open, setOpen] = useState<'ask' | 'decline' | 'steps'>();
  const close = () => setOpen(undefined);
  /** Another version or state is read and signed anew: the name stays (ACC-041). */
  const renew = async () => {
    await onReload();
    acceptance.keepName();
    close();
  };
  if (open === 'steps' && isOpen)
    return (
      <AcceptSteps
        {...{ guest, page, selected, extension, timer, ...acceptance }}
        onReload={renew}
        onClose={close}
      />
    );
  const answers = {
    ...{ page, selected, isOpen },
    onAccept: () => setOpen('steps'),
    onAsk: () => setOpen('ask'),
    onDecline: () => setOpen('decline'),
  };
  const bar = isOpen && isNarrow && <AnswerBar {...answers} />;
  return (
    <Preview value={isPreview(guest)}>
      <GuestFrame {...frame} bar={bar}>
        {page.inPerson && <InPersonBar guest={guest} isOwn={offer.isOwn} />}
        <Notices {...offer} isOwn={offer.isOwn && !page.inPerson} onUpdate={() => void renew()} />
        <FailureNote failure={extension.failure} />
        {accepted ? (
          <AcceptedView {...{ guest, page, accepted, selected }} onAsk={answers.onAsk} onChanged={onReload} />
        ) : (
          <OfferView guest={guest} {...answers} onChoose={offer.choose} />
        )}
        {open === 'ask' && <AskDialog guest={guest} page={page} onAsked={offer.add} onClose={close} />}
        {open === 'decline' && (
          <DeclineDialog guest={guest} page={page} onDeclined={onReload} onClose={close} />
        )}
      </GuestFrame>
    </Preview>
  );
}
