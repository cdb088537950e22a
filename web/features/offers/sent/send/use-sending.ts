import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SendWay } from '#web/features/offers/edit/open-dialog.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { CreateOfferLinkDocument, ResendOfferDocument, SendOfferDocument } from '#web/graphql/offers.ts';
import { GraphqlFailure, isLost } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey, useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { keepSentOffer, type SentLink, type SentMail, useAskAgain } from '../use-sent-offer.ts';

/** A mail as the form has it. */
export type Mail = {
  recipients: string[];
  copyToMe: boolean;
  subject: string;
  text: string;
  attach: boolean;
};

/** A sending that the owner wishes for. */
export type Wish = {
  way: SendWay;
  mail?: Mail;
  asksCode?: boolean;
  recipients?: string[];
  processingTerms?: string | undefined;
};

export type Sent = { version: number; link: SentLink | null; mails: readonly SentMail[] };

/** A failure that does not say that nothing was done. */
const isUntold = (error: unknown) =>
  isLost(error) || (error instanceof GraphqlFailure && Boolean(error.params?.made));

/**
 * Freezes the working copy as the next version and sends it; a version that is out already is sent again, or gets one more
 * link. A retry after a lost answer has the same key: nothing goes out twice (SND-009).
 */
export function useSending({ offer, sent }: Pick<OfferView, 'offer' | 'sent'>, isNew: boolean) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(randomId);
  const keyOfAgain = useAttemptKey(randomId);
  const tried = useRef<number>(undefined);
  const makingOnce = useMakingOnce();
  const askAgain = useAskAgain(offer.draft.id);
  const { id } = offer.draft;
  const version = sent?.version ?? 0;
  const makeNew = async ({ way, mail, ...more }: Wish): Promise<Sent> => {
    tried.current = version + 1;
    const input = { offer: id, revision: offer.base.revision, channel: way, ...more, ...mail };
    const variables = { input: { ...input, key: keyOf(input) } };
    const { sendOffer } = await request(SendOfferDocument, variables);
    await keepSentOffer(queries, sendOffer.sent);
    return {
      version: sendOffer.sent.version,
      link: sendOffer.link ?? null,
      mails: sendOffer.deliveries,
    };
  };
  const sendAgain = async (mail: Mail): Promise<Sent> => {
    const input = { offer: id, version, ...mail };
    const variables = { input: { ...input, key: keyOfAgain(input) } };
    const { resendOffer } = await request(ResendOfferDocument, variables);
    await keepSentOffer(queries, resendOffer.sent);
    return { version, link: resendOffer.link ?? null, mails: resendOffer.deliveries };
  };
  const makeLink = async ({ way }: Wish): Promise<Sent> => {
    const input = { offer: id, inPerson: way === 'inPerson' };
    const link = await makingOnce(
      input,
      async (key) => (await request(CreateOfferLinkDocument, { ...input, key })).createOfferLink,
    );
    await askAgain();
    return { version, link, mails: [] };
  };
  const sending = useMutation({
    mutationFn: (wish: Wish): Promise<Sent> => {
      if (isNew) return makeNew(wish);
      return wish.mail ? sendAgain(wish.mail) : makeLink(wish);
    },
    onError: () => void askAgain(),
  });
  /** The version that went out, of which the answer was lost. */
  const arrived = isUntold(sending.error) && tried.current === version ? version : undefined;
  return { ...sending, arrived };
}
export type Sending = ReturnType<typeof useSending>;
