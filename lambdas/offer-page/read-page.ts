import { noInput } from '#lambdas/operation.ts';
import { signedAddress } from '#lambdas/runtime/files/files.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { offerFolder, readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import type { OfferPage } from '#shared/offers/accepting/offer-page.ts';
import { pageOf } from '#shared/offers/accepting/page-of.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';

/** The page of an offer. Reading changes nothing, however often and by whom (ACC-005). */
export const readPage = customerOperation({
  limit: 'offer-page',
  input: noInput,
  async run(_, { link, now }): Promise<OfferPage> {
    const { head, state } = await newestOf(link, now);
    const [version, snapshot, messages, acceptance] = await Promise.all([
      readVersion(link.offer, head.version),
      readSnapshot(head, head.version),
      listMessages(link.offer),
      head.state === 'accepted' ? readAcceptance(link.offer) : undefined,
    ]);
    const name = snapshot.model.owner.logo?.address;
    const logo = name ? await signedAddress(`${offerFolder(head.uid, head.offer)}${name}`) : null;
    return pageOf({ head, version, snapshot, link, messages, acceptance, logo }, state, now);
  },
});
