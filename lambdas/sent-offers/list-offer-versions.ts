import { userOperation } from '#lambdas/operation.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { listVersions } from '#lambdas/store/sent-offer/version-store.ts';
import { stateAt, type VersionState } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';

/** Every version that was sent, the newest first (SND-012). */
export const listOfferVersions = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user, now }) {
    const { head } = await readOwnOffer(user.id, offer);
    if (!head) return [];
    const versions = await listVersions(offer);
    return versions
      .toReversed()
      .map((version) => ({ ...version, ...nowOf(version, head, now), erased: version.erased === true }));
  },
});

type Shown = Pick<OfferVersion, 'openedAt' | 'outcome'> & { state: VersionState };

/** The fate of a version: of the newest one the head tells, a former one keeps how it ended (SND-038). */
function nowOf(
  { number, state, validUntil, openedAt, outcome }: OfferVersion,
  head: SentHead,
  now: Date,
): Shown {
  if (number === head.version)
    return { state: stateAt(standingOf(head), now), openedAt: head.openedAt, outcome: head.outcome };
  const isFinal = state === 'superseded';
  return { state: isFinal ? state : stateAt({ state, validUntil }, now), openedAt, outcome };
}
