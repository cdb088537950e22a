import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { hashesOf, plantFiles, plantSent } from './sent-offers-api.ts';

type Planted = { version?: number; accepted?: boolean };

/** A sent offer with everything that may name its customer: files, thread, mails, links, timeline, evidence. */
export async function plantWords(
  offer: Pick<Offer, 'id' | 'uid'>,
  mark: string,
  { accepted = false }: Planted = {},
): Promise<void> {
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const { addingMessage, addingLine } = await import('#lambdas/store/sent-offer/timeline-store.ts');
  const { addingDelivery } = await import('#lambdas/store/sent-offer/delivery-store.ts');
  const { offerLinks, newOfferLink } = await import('#lambdas/store/sent-offer/offer-link-store.ts');
  const { addingHash } = await import('#lambdas/store/sent-offer/known-hash-store.ts');
  const { addingAcceptance } = await import('#lambdas/store/sent-offer/acceptance-store.ts');
  const { newShareKey } = await import('#lambdas/store/pass/share-token.ts');
  const [at, address] = [new Date().toISOString(), `${mark}@customer.example`];
  const note = mark;
  const outcome = { by: 'customer', how: null, day: at.slice(0, 10), note, at } as const;
  await plantSent(offer, { recipients: [address], ...(accepted && { state: 'accepted' as const, outcome }) });
  await plantFiles(offer, mark);
  const told = { id: 'words', at, by: 'customer', who: address, version: 1 } as const;
  const link = newOfferLink(
    { ...offer, id: 'link', offer: offer.id },
    { recipient: address, inPerson: false },
    new Date(),
    new Date(),
  );
  await offerLinks.add(link, newShareKey(), new Date(), []);
  const known = { kind: 'offer', offer: offer.id, uid: offer.uid, number: '1/2026', version: 1, at } as const;
  await transact([
    addingMessage(offer.id, { ...told, text: mark, line: null }),
    addingLine(offer.id, { ...told, event: 'declined', detail: mark }),
    addingDelivery({
      ...{
        id: 'mail',
        offer: offer.id,
        uid: offer.uid,
        address,
        kind: 'offer',
        version: 1,
        status: 'handed',
      },
      ...{ permanent: false, sesId: null, at, statusAt: at },
    }),
    addingHash(hashesOf(offer.id).snapshotHash, known),
    addingHash(hashesOf(offer.id).pdfHash, known),
    ...(accepted ? [addingAcceptance(evidence(offer, mark, at))] : []),
  ]);
}

const evidence = ({ id: offer, uid }: Pick<Offer, 'id' | 'uid'>, mark: string, at: string): Acceptance => ({
  ...{ offer, uid, version: 1, key: 'key', asked: 'asked', ...hashesOf(offer) },
  selection: { options: [], alternatives: {} },
  ...{ value: 480_000, vat: 105_600, total: 585_600, texts: { terms: mark, withdrawal: mark } },
  ...{ name: mark, role: mark, signature: { kind: 'drawn', strokes: [[1, 2, 3, 4]] }, at, channel: 'email' },
  ...{
    link: 'link',
    recipient: `${mark}@customer.example`,
    address: '203.0.113.7',
    browser: mark,
    sentAt: at,
  },
  ...{ openedAt: at, code: { to: mark, sentAt: at, confirmedAt: at }, signedHash: null, signedSize: null },
});
