import { useEffect } from 'react';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import { lateDialog } from '../parts/late-dialog.tsx';
import type { SendingWays } from '../parts/use-sending.ts';
import type { Answers } from './state/use-answers.ts';
import type { Over } from './state/use-over.ts';

const AskDialog = lateDialog(() => import('../talk/ask-dialog.tsx'));
const DeclineDialog = lateDialog(() => import('../talk/decline-dialog.tsx'));
const ReceiptDialog = lateDialog(() => import('../talk/receipt-dialog.tsx'));
const WithdrawDialog = lateDialog(() => import('../talk/withdraw-dialog.tsx'));

type Props = Pick<SendingWays, 'timer'> & {
  guest: Guest;
  page: ShownOffer;
  over: Over | undefined;
  answers: Answers;
  onAsked: (message: PageMessage) => void;
  onChanged: () => void;
};

/** The dialog that is open, if one is. */
export function OverDialogs({ guest, page, over, answers, timer, onAsked, onChanged }: Props) {
  // Once the offer is drawn: before, they would compete with it.
  useEffect(() => {
    for (const { preload } of [AskDialog, DeclineDialog]) loadAhead(preload);
  }, []);
  const given = { guest, page, timer, onLost: answers.lost, onClose: answers.close };
  const refusing = { renewal: answers.renewal, onChanged };
  if (over === 'ask') return <AskDialog {...given} {...refusing} onAsked={onAsked} />;
  if (over === 'decline') return <DeclineDialog {...given} {...refusing} onDeclined={answers.declined} />;
  if (over === 'withdraw') return <WithdrawDialog {...given} onWithdrawn={answers.withdrawn} />;
  if (over === 'receipt') return <ReceiptDialog {...given} onSent={answers.receiptSent} />;
  return null;
}
