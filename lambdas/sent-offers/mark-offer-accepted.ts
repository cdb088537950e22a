import { userOperation } from '#lambdas/operation.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { DomainError } from '#shared/errors.ts';
import { type Selection, selectedTotals } from '#shared/offers/accepting/selection.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { markAcceptedInput } from '#shared/schemas/sent-offer-input.ts';
import { movingLinks } from './moving-links.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Notes an acceptance outside the page, also of an expired offer: it locks the version like a signature (SND-042). */
export const markOfferAccepted = userOperation({
  allow: 'offer.prepare',
  input: markAcceptedInput,
  async run({ offer, version, how, day, note, selection }, context) {
    if (day > dayInRome(context.now)) throw new DomainError('invalid-input', { field: 'day' });
    const at = context.now.toISOString();
    const outcome = { by: 'owner', how, day, note, at } as const;
    await happen({ offer, version, event: 'markAccepted' }, context, async ({ head }) => {
      // Nobody accepts what they have not got.
      if (day < dayInRome(new Date(head.firstSentAt ?? at)))
        throw new DomainError('invalid-input', { field: 'day' });
      const also = await movingLinks(head, context.now, at);
      const line = { event: 'accepted', detail: how } as const;
      if (!selection) return { head: { outcome }, light: { outcome }, line, also };
      const { taxable: value, total } = await totalsOf(head, selection);
      return {
        head: { outcome: { ...outcome, selection: [...selection] }, value },
        light: { outcome, sentValue: value },
        line: { ...line, detail: `${how} ${total}` },
        also,
      };
    });
    return shownSentOffer(offer, context);
  },
});

/** The amounts of a selection, computed from what was sent as those of a customer are (ACC-014). */
async function totalsOf(head: SentHead, selection: Selection) {
  const totals = selectedTotals((await readSnapshot(head, head.version)).selectable, selection);
  if (!totals) throw new DomainError('invalid-selection');
  return totals;
}
