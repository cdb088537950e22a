import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { PageState } from '#shared/offers/accepting/offer-page.ts';
import { pageState } from '#shared/offers/accepting/page-of.ts';
import type { Standing } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

type Newest = { head: SentHead; standing: NonNullable<Standing>; state: PageState };

/** The newest version of the offer of a link, and its state now. A link always opens the newest (SND-032). */
export async function newestOf({ offer }: Pick<OfferLink, 'offer'>, now: Date): Promise<Newest> {
  const head = await readSentHead(offer);
  const standing = head ? standingOf(head) : null;
  const state = head && pageState(head, now);
  // A draft has no link; an offer that was erased has none any more.
  if (!head || !standing || !state) throw new DomainError('link-expired');
  return { head, standing, state };
}
