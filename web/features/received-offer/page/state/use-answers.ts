import { useRef } from 'react';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import type { ReceivedOffer, ShownOffer } from '#web/features/received-offer/parts/guest.ts';
import { useDoing } from '#web/features/received-offer/parts/use-doing.ts';
import type { Acceptance } from '#web/features/received-offer/steps/acceptance-form.ts';
import { codeOf } from '#web/lib/failure.ts';
import { acceptedPage, declinedPage, withAcceptance, withdrawnPage } from './answered-page.ts';
import { useArrival } from './use-arrival.ts';
import { type Over, useOver } from './use-over.ts';

type Given = {
  page: ShownOffer;
  acceptance: Acceptance;
  isOpen: boolean;
  onReload: () => Promise<void>;
  onRefresh: (shown: ReceivedOffer, answered: boolean) => Promise<void>;
  /** The link is good no more. */
  onEnded: (failure: unknown) => void;
  onShow: (page: ReceivedOffer) => void;
};

export type Answers = ReturnType<typeof useAnswers>;
export type Renewal = Answers['renewal'];

/**
 * The deeds of the customer, and the page after them. The answer of the server is shown at once: a done
 * acceptance never looks undone because a later reading fails (ACC-043).
 */
export function useAnswers({ page, acceptance, isOpen, onReload, onRefresh, onEnded, onShow }: Given) {
  const { over, open, close } = useOver(isOpen && acceptance.form.step ? 'steps' : undefined);
  const arrive = useArrival(page.state);
  const { isBusy, failure, run } = useDoing();
  const scrolled = useRef(0);
  /** Another version or state is read and signed anew: the name stays (ACC-041). */
  const renew = () =>
    void run(async () => {
      await onReload().catch((reason) => {
        if (codeOf(reason) === 'link-expired') onEnded(reason);
        throw reason;
      });
      acceptance.keepName();
      close();
      arrive({ at: 'title' });
    });
  const answered = (shown: ReceivedOffer, at: 'title' | 'notice') => {
    onShow(shown);
    close();
    arrive({ at });
  };
  return {
    over: over && isDone(over, isOpen, page) ? undefined : over,
    open: (what: Over) => {
      scrolled.current = window.scrollY;
      if (what === 'steps') acceptance.change({ step: 'summary' });
      open(what);
    },
    close,
    closeSteps: () => {
      acceptance.change({ step: undefined });
      close();
      arrive({ at: 'answer', top: scrolled.current });
    },
    /** It may be done: the page says so as soon as it can be read, and that it cannot be read once the dialog is closed. */
    lost: (moment: 'now' | 'closed') => {
      const reading = onRefresh(page, true);
      void (moment === 'closed' ? run(() => reading) : reading.catch(() => {}));
    },
    renewal: { isBusy, failure, renew },
    accepted: (signed: Pick<PageAcceptance, 'at' | 'chosen' | 'total'>) => {
      acceptance.forget();
      answered(acceptedPage(page, signed), 'title');
      void run(onReload);
    },
    declined: (at: string) => answered(declinedPage(page, at), 'notice'),
    withdrawn: (at: string, receiptTo: string) => answered(withdrawnPage(page, at, receiptTo), 'title'),
    receiptSent: (receiptTo: string) => answered(withAcceptance(page, { receiptTo }), 'title'),
  };
}

/** Its answer is known by now, though it was lost. */
const isDone = (over: Over, isOpen: boolean, { content }: ShownOffer): boolean =>
  over === 'withdraw'
    ? content.accepted?.cancelledOn != null
    : over !== 'ask' && over !== 'receipt' && !isOpen;
