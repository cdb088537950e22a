import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { IconName } from '#web/components/icon.tsx';
import type { OpenDialog } from '../edit/open-dialog.ts';
import { useLead } from '../edit/problems-alert.tsx';
import type { OfferView } from '../edit/use-offer-view.ts';
import { useDuplication } from './use-duplication.ts';
import { mayRemind } from './use-reminders.ts';
import type { SentOffer } from './use-sent-offer.ts';

/** Something that moves the offer on. */
export type Step = { label: string; icon: IconName; busy?: boolean; onSelect: () => void };

/** Every step by its name. Screens leave out those that the state machine refuses now. */
export function useSteps({ offer, onOpen, sent }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const navigate = useNavigate();
  const { mutate, isPending } = useDuplication(offer.draft.id);
  const opens = (label: string, icon: IconName, dialog: OpenDialog): Step => ({
    ...{ label, icon },
    onSelect: () => onOpen(dialog),
  });
  const next = (sent?.version ?? 0) + 1;
  return {
    send: {
      ...opens(t('do.send'), 'send', { kind: 'send', way: 'email' }),
      ...(next > 1 && { label: t('do.sendVersion', { version: next }) }),
    },
    share: opens(t('do.share'), 'external-link', { kind: 'send', way: 'link' }),
    signHere: opens(t('do.signHere'), 'pencil', { kind: 'send', way: 'inPerson' }),
    handOver: opens(t('do.handOver'), 'print', { kind: 'send', way: 'hand' }),
    resend: opens(t('do.resend'), 'send', { kind: 'send', way: 'email', again: true }),
    remindNow: opens(t('do.remindNow'), 'clock', { kind: 'remind' }),
    answer: {
      label: t('do.answer'),
      icon: 'comment',
      onSelect: () => void navigate('?tab=questions', { replace: true }),
    },
    withdraw: opens(t('do.withdraw'), 'ban', { kind: 'withdraw' }),
    markAccepted: opens(t('do.markAccepted'), 'check-circle', { kind: 'markAccepted' }),
    markLost: opens(t('do.markLost'), 'times-circle', { kind: 'markLost' }),
    extend: opens(t('do.extend'), 'calendar', { kind: 'extend' }),
    reopen: opens(t('do.reopen'), 'undo', { kind: 'reopen' }),
    cancel: opens(t('do.cancel'), 'ban', { kind: 'cancelAccepted' }),
    seeAsCustomer: {
      ...{ label: t('do.seeAsCustomer'), icon: 'eye' },
      onSelect: () => void window.open(paths.receivedOffer(offer.draft.id), '_blank', 'noopener'),
    },
    duplicate: { label: t('do.duplicate'), icon: 'copy', busy: isPending, onSelect: () => mutate(false) },
  } satisfies Record<string, Step>;
}

/** Who has just sent it reminds nobody yet. */
const isOfToday = (sent: SentOffer | null) =>
  sent?.sentAt != null && dayInRome(new Date(sent.sentAt)) === dayInRome(new Date());

/** The steps of the bottom bar, the most wanted one last; none while something is not saved. */
export function useBarSteps(view: OfferView): readonly Step[] {
  const { t } = useTranslation('sentOffer');
  const steps = useSteps(view);
  const lead = useLead(view);
  const [params] = useSearchParams();
  const { sent, actions, problems } = view;
  const [problem] = problems;
  const settle: Step | undefined = problem && {
    label: t('do.settle', { count: problems.length }),
    icon: 'exclamation-triangle',
    onSelect: () => void lead(problem),
  };
  const marks = [
    ...(actions.has('markDeclined') && sent?.state !== 'declined' ? [steps.markLost] : []),
    ...(actions.has('markAccepted') ? [steps.markAccepted] : []),
  ];
  if (view.isReadOnly) return [steps.duplicate];
  // Beside the question itself, its form has the button.
  const isAnswering = params.get('tab') === 'questions';
  const asks = sent !== null && sent.waitingQuestions > 0 && actions.has('answer');
  // Who asks about an expired offer can do nothing else: to extend it is what they wait for.
  if (sent?.state === 'expired') return [...(asks && !isAnswering ? [steps.answer] : marks), steps.extend];
  if (asks) return isAnswering ? [] : [...marks, steps.answer];
  if (actions.has('send')) {
    const others = actions.has('reopen') ? [steps.reopen] : marks.length > 0 ? marks : [steps.share];
    return [...others, settle ?? steps.send];
  }
  if (mayRemind(sent) && !isOfToday(sent)) return [...marks, steps.remindNow];
  return actions.has('resend') ? [...marks, steps.resend] : marks;
}
