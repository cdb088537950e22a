import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readOwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { OfferVersionsDocument, SendOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { mailValuesOf } from '../send/mail-values.ts';
import { startTexts } from '../send/start-texts.ts';
import { keepSentOffer } from '../use-sent-offer.ts';

/** By the former channel and to the same people; what was made in person or by hand goes by link (SND-056). */
async function formerWay(offer: string) {
  const [newest] = (await request(OfferVersionsDocument, { offer })).offerVersions;
  const byMail = newest?.channel === 'email' && newest.recipients.length > 0;
  return byMail
    ? { channel: 'email' as const, recipients: newest.recipients, asksCode: newest.asksCode }
    : { channel: 'link' as const, asksCode: newest?.asksCode ?? false };
}

/** Saves the new last day, and sends it; answers the new version, or nothing where the dialog that sends goes on. */
export function useExtending(view: OfferView) {
  const { offer, sent, onOpen } = view;
  const queries = useQueryClient();
  const user = useUser();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: async (validUntil: string): Promise<number | undefined> => {
      const longer = { ...offer.draft, validUntil };
      const isOther = sent?.changed ?? false;
      const before = offer.base.revision;
      offer.edit(() => longer);
      if (!(await offer.save(longer))) throw new Error('The new day was not saved.');
      if (isOther) {
        onOpen({ kind: 'send', way: 'email' });
        return undefined;
      }
      const way = await formerWay(longer.id);
      const values = { ...mailValuesOf(view, user), scadenza: '{scadenza}' };
      const settings = await readOwnersSettings(queries);
      const { subject, text } = startTexts(settings, longer.language, values);
      const asked = { offer: longer.id, revision: before + 1, ...way };
      const input = { ...asked, ...(way.channel === 'email' && { subject, text, attach: true }) };
      const variables = { input: { ...input, key: keyOf(input) } };
      const { sendOffer } = await request(SendOfferDocument, variables);
      await keepSentOffer(queries, sendOffer.sent);
      return sendOffer.sent.version;
    },
  });
}
