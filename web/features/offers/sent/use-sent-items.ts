import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OfferAction } from '#shared/offers/sending/allowed-events.ts';
import type { MenuItem } from '#web/components/menu.tsx';
import { ArchiveOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { OfferView } from '../edit/use-offer-view.ts';
import { mayRemind } from './use-reminders.ts';
import { useAskAgain } from './use-sent-offer.ts';
import { type Step, useSteps } from './use-steps.ts';
import { useUnsavedReason } from './use-unsaved-reason.ts';

/** Archives an offer that had a version, or brings it back; archiving changes nothing for the customer (SND-047). */
function useArchiving(offer: string) {
  const { t } = useTranslation('sentOffer');
  const toast = useToast();
  const failureText = useFailureText();
  const askAgain = useAskAgain(offer);
  return useMutation({
    mutationFn: (archived: boolean) => request(ArchiveOfferDocument, { offer, archived }),
    onSuccess: async (_, archived) => {
      await askAgain();
      toast({ text: t(archived ? 'archived' : 'unarchived') });
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
}

/** Everything that can be done with the offer now, for its menu (SND-036). */
export function useSentItems(view: OfferView): { items: MenuItem[]; busy: boolean } {
  const { t } = useTranslation('sentOffer');
  const { actions, offer, sent, problems } = view;
  const steps = useSteps(view);
  const { mutate, isPending } = useArchiving(offer.draft.id);
  const unsaved = useUnsavedReason(view);
  const unsettled = problems.length > 0 && t('do.settle', { count: problems.length });
  const sends = actions.has('send') || actions.has('resend');
  const shown = (isShown: boolean, step: Step, disabledReason: string | false = false): MenuItem[] =>
    isShown ? [{ label: step.label, icon: step.icon, onSelect: step.onSelect, disabledReason }] : [];
  const when = (action: OfferAction, step: Step) => shown(actions.has(action), step);
  const archiving = (isAside: boolean): MenuItem => ({
    label: t(isAside ? 'do.unarchive' : 'do.archive'),
    icon: isAside ? 'undo' : 'inbox',
    onSelect: () => mutate(!isAside),
  });
  const unready = unsaved || (actions.has('send') && unsettled);
  const [first, ...others] = [
    ...shown(actions.has('send'), steps.send, unready),
    ...shown(actions.has('resend'), steps.resend),
    ...shown(mayRemind(sent), steps.remindNow),
    ...shown(sends && !view.isReadOnly, steps.share, unready),
    ...shown(sends && !view.isReadOnly, steps.signHere, unready),
    ...shown(actions.has('send'), steps.handOver, unready),
    ...when('extend', steps.extend),
    ...when('markAccepted', steps.markAccepted),
    ...shown(actions.has('markDeclined'), steps.markLost),
    ...when('reopen', steps.reopen),
    ...when('cancel', steps.cancel),
    ...shown(actions.has('withdraw') && sent?.state !== 'withdrawn', steps.withdraw),
    ...shown(true, steps.seeAsCustomer, unsaved),
    ...(sent && sent.version > 0 ? [archiving(sent.archived)] : []),
  ];
  return { items: first ? [first, ...others] : [], busy: isPending };
}
