import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { changeOffer, readLightOffer, readOffer } from '#lambdas/store/offer/offer-store.ts';
import { refusedByState } from '#lambdas/store/sent-offer/refused-by-state.ts';
import { notAccepted, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { updateOfferInput } from '#shared/schemas/offer-input.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { vatOwner } from './begun-offer.ts';
import { editedOffer } from './edited-offer.ts';
import { namedRows } from './named-rows.ts';
import { withPeople } from './with-people.ts';

/** Saves edits of an offer, from the revision that they began with (OFR-020). */
export const updateOffer = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ input: updateOfferInput }),
  async run({ input }, { user, now }) {
    const [stored, head, settings, named] = await Promise.all([
      readOffer(user.id, input.id),
      readSentHead(input.id),
      readOfferSettings(user.id),
      namedRows(user, input.lines ?? [], now),
    ]);
    mustBeEditable(head, now);
    mustBuildOn(input.revision, stored.offer);
    const offered = offeredVat(vatOwner(user, settings), dayInRome(now));
    const { regime } = settings;
    const quotations = { rows: named.copied, measures: named.measures };
    const edited = editedOffer(stored.offer, input, { quotations, offered, regime });
    const offer = { ...(await withPeople(edited, input)), ...nextRevision(input.revision, user, now) };
    const formerCustomers = await formerCustomersOf(stored.offer, offer, head);
    const also = [notAccepted(offer.id)];
    await saveOrConflict(
      () => changeOffer({ offer, rows: { ...stored.rows, ...named.ordered } }, { also, formerCustomers }),
      async () => {
        mustBeEditable(await readSentHead(offer.id), now);
        return (await readOffer(user.id, offer.id)).offer;
      },
    );
    return offer;
  },
});

/** An accepted offer is read-only, also when it was accepted while it was being saved (SND-046). */
function mustBeEditable(head: SentHead | undefined, now: Date): void {
  const decision = decide({ event: 'edit' }, { newest: standingOf(head) }, now);
  if ('refused' in decision) throw refusedByState(decision.refused, head);
}

/** Versions stay with whom they were sent to: an erasure of that customer finds them (ACC-049). */
async function formerCustomersOf(before: Offer, after: Offer, head: SentHead | undefined) {
  const { customerId: customer } = before;
  if (!head?.version || customer === null || customer === after.customerId) return undefined;
  const light = await readLightOffer(after.uid, after.id);
  const others = (light?.formerCustomers ?? []).filter((former) => former.customer !== customer);
  return [...others, { customer, version: head.version }];
}
