import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepOffer } from '#web/features/offers/edit/use-offer.ts';
import { readOwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import {
  OfferVersionsDocument,
  SendOfferDocument,
  type SendOfferMutationVariables,
  UpdateOfferDocument,
} from '#web/graphql/offers.ts';
import { isAboutMails, isLost } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { mailValuesOf } from '../send/mail-values.ts';
import { startTexts } from '../send/start-texts.ts';
import { keepSentOffer, type SentOffer } from '../use-sent-offer.ts';

/** By the former channel and to the same people; what was made in person or by hand goes by link (SND-056). */
async function formerWay(offer: string) {
  const [newest] = (await request(OfferVersionsDocument, { offer })).offerVersions;
  const { recipients = [], asksCode = false } = newest ?? {};
  const byMail = newest?.channel === 'email' && recipients.length > 0;
  // Without a mail, the code needs an address.
  return byMail || asksCode
    ? { channel: byMail ? ('email' as const) : ('link' as const), recipients, asksCode }
    : { channel: 'link' as const, asksCode };
}

/** The offer as it is then, and why it went by link instead of by mail. */
export type Extended = { sent: SentOffer; unmailed?: unknown };

/** The new last day as it was stored, and the one before it. */
type StoredDay = { day: string; former: string; revision: number };

/**
 * Saves the new last day, and sends it; answers the offer as it is then, or nothing where the dialog that sends goes on. A day whose
 * version is refused is taken back. After a lost answer the next try sends the same again.
 */
export function useExtending(view: OfferView) {
  const { offer, sent, onOpen } = view;
  const queries = useQueryClient();
  const stored = useRef<StoredDay>(undefined);
  const sendLonger = useSendLonger(view);
  /** Other changes than the day that this dialog stored. */
  const isOther = (sent?.changed ?? false) && !stored.current;
  const store = async (day: string): Promise<StoredDay> => {
    if (stored.current?.day === day) return stored.current;
    const { revision } = offer.base;
    const former = stored.current?.former ?? offer.base.validUntil;
    const longer = { ...offer.draft, validUntil: day };
    offer.edit(() => longer);
    if (!(await offer.save(longer))) throw new Error('The new day was not saved.');
    return { day, former, revision: revision + 1 };
  };
  const takeBack = async ({ former, revision }: StoredDay) => {
    stored.current = undefined;
    const input = { id: offer.draft.id, revision, validUntil: former };
    // Who saved after it is not overwritten.
    const before = await request(UpdateOfferDocument, { input }).catch(() => undefined);
    if (before) offer.accept(keepOffer(queries, before.updateOffer));
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (day: string): Promise<Extended | undefined> => {
      const longer = await store(day);
      if (isOther) {
        onOpen({ kind: 'send', way: 'email' });
        return undefined;
      }
      stored.current = longer;
      return sendLonger(longer.revision).catch(async (failure: unknown) => {
        if (!isLost(failure)) await takeBack(longer);
        throw failure;
      });
    },
  });
  return { mutate, isPending, error, isOther };
}

/** Sends the stored offer as the former version went; by link where its mail may not go (ADR 36). */
function useSendLonger(view: OfferView) {
  const queries = useQueryClient();
  const user = useUser();
  const keyOf = useAttemptKey(randomId);
  const { id, language } = view.offer.draft;
  return async (revision: number): Promise<Extended> => {
    const way = await formerWay(id);
    const values = { ...mailValuesOf(view, user), scadenza: '{scadenza}' };
    const settings = await readOwnersSettings(queries);
    const { subject, text } = startTexts(settings, language, values);
    const asked = { offer: id, revision, ...way };
    const send = async (input: Omit<SendOfferMutationVariables['input'], 'key'>) => {
      const { sendOffer } = await request(SendOfferDocument, { input: { ...input, key: keyOf(input) } });
      await keepSentOffer(queries, sendOffer.sent);
      return sendOffer.sent;
    };
    if (way.channel === 'link') return { sent: await send(asked) };
    return send({ ...asked, subject, text, attach: true }).then(
      (sent) => ({ sent }),
      async (unmailed: unknown) => {
        if (!isAboutMails(unmailed)) throw unmailed;
        return { sent: await send({ ...asked, channel: 'link' }), unmailed };
      },
    );
  };
}
