import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from '#lambdas/runtime/files/files.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { versionHtml } from '#lambdas/store/document/version-html.tsx';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { newShareKey, offerToken } from '#lambdas/store/pass/share-token.ts';
import { addingHash } from '#lambdas/store/sent-offer/known-hash-store.ts';
import { newOfferLink, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { beginPreparing, changingHead, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingVersion, changingVersion, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { type OfferSnapshot, offerSnapshot, snapshotForm } from '#shared/document/offer/offer-snapshot.ts';
import { selectedTotals, sentSelection } from '#shared/offers/accepting/selection.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { OfferVersion } from '#shared/schemas/sent-offer.ts';
import { aFacadeOffer, theOwner, theSettings } from './builders/offer-document.ts';
import { anOfferer, offersOf, only } from './offers-api.ts';

/** When offers of tests are sent, and the last day of their versions: far from the limits of other tests. */
export const sentAt = new Date('2046-12-03T16:20:00.000Z');
export const lastDay = '2046-12-31';

export type SentOffer = {
  uid: string;
  offer: string;
  /** The token of the owner's session. */
  session: string;
  link: Pick<OfferLink, 'id'>;
  token: string;
  version: number;
  snapshot: OfferSnapshot;
  hash: string;
  /** The PDF of the version. */
  pdf: Uint8Array;
};

type Wish = {
  content?: Partial<Offer>;
  recipient?: string | null;
  recipients?: string[];
  asksCode?: boolean;
  inPerson?: boolean;
  channel?: OfferVersion['channel'];
  at?: Date;
  /** Prints the document; a few bytes stand for it otherwise. */
  print?: (html: string) => Promise<Uint8Array>;
};

const address = 'maria.verdi@example.com';

/** An offer of a new owner that was just sent, with one link. */
export async function aSentOffer(wish: Wish = {}): Promise<SentOffer> {
  const owner = await anOfferer();
  const { id } = only<Offer>(await offersOf(owner.token).createOffer());
  return sendVersion({ uid: owner.id, offer: id, session: owner.token, number: 1 }, wish);
}

/** The next version of a sent offer, for the same link. */
export const nextVersion = (sent: SentOffer, wish: Wish = {}): Promise<SentOffer> =>
  sendVersion({ ...sent, number: sent.version + 1 }, wish, sent);

type Of = Pick<SentOffer, 'uid' | 'offer' | 'session'> & { number: number };

/** Freezes as sending does: both files first, then one transaction. */
async function sendVersion(of: Of, wish: Wish, former?: SentOffer): Promise<SentOffer> {
  const { uid, offer: id, session, number } = of;
  const { at = sentAt, content = {} } = wish;
  const offer = aFacadeOffer({ id, uid, validUntil: lastDay, ...content });
  const texts = offerDocumentTexts[offer.language];
  const around = { owner: theOwner, settings: { ...theSettings }, now: at, logo: null };
  const snapshot = offerSnapshot(offer, { ...around, version: { number, former: null } }, texts);
  const form = snapshotForm(snapshot);
  const hash = await sha256Hex(form);
  const pdf = wish.print
    ? await wish.print(versionHtml({ snapshot, hash, address: null, logo: null }))
    : Buffer.from(`%PDF of ${id} ${number}`);
  await writeFile(versionFile({ uid, offer: id }, number, '.json'), Buffer.from(form));
  await writeFile(versionFile({ uid, offer: id }, number, '.pdf'), pdf);
  const made = former ? undefined : newLink({ offer: id, uid }, wish, at);
  await write({ of, wish, snapshot, pdf, hash, links: made ? offerLinks.writing(made.link, made.key) : [] });
  const link = former?.link ?? { id: made?.link.id ?? '' };
  const token = former?.token ?? (made ? offerToken(made.link, made.key) : '');
  return { uid, offer: id, session, link, token, version: number, snapshot, hash, pdf };
}

/** Another link of a sent offer. */
export async function anotherLink(sent: SentOffer, wish: Wish = {}): Promise<SentOffer> {
  const { link, key } = newLink(sent, wish, wish.at ?? sentAt);
  await transact(offerLinks.writing(link, key));
  return { ...sent, link, token: offerToken(link, key) };
}

function newLink({ offer, uid }: Pick<SentOffer, 'offer' | 'uid'>, wish: Wish, at: Date) {
  const { recipient = address, inPerson = false } = wish;
  const named = { id: randomBytes(16).toString('hex'), offer, uid };
  return {
    link: newOfferLink(named, { recipient, inPerson }, endOfDayInRome(lastDay), at),
    key: newShareKey(),
  };
}

type Frozen = {
  of: Of;
  wish: Wish;
  snapshot: OfferSnapshot;
  pdf: Uint8Array;
  hash: string;
  links: Parameters<typeof transact>[0];
};

async function write({ of, wish, snapshot, pdf, hash, links }: Frozen): Promise<void> {
  const { uid, offer, number } = of;
  const { at = sentAt, channel = 'email', recipients = [address], asksCode = false } = wish;
  const totals = selectedTotals(snapshot.selectable, sentSelection(snapshot.selectable));
  const { taxable: value = 0, stamp = 0, total = 0 } = totals ?? {};
  const moment = at.toISOString();
  const pdfHash = await sha256Hex(new Uint8Array(pdf));
  const { validUntil } = snapshot;
  const version: OfferVersion = {
    ...{ number, state: 'sent', channel, sentAt: moment, openedAt: null, validUntil, snapshotHash: hash },
    ...{ pdfHash, pdfSize: pdf.length, asksCode, recipients, value, stamp, total, outcome: null },
  };
  await beginPreparing({ offer, uid }, randomUUID(), at);
  const seen = await readSentHead(offer);
  // As sending refuses it.
  if (!seen || seen.state === 'accepted') throw new Error('offer-accepted');
  const known = { kind: 'offer', offer, uid, number: snapshot.number, version: number, at: moment } as const;
  await transact([
    changingHead(seen, {
      ...{ version: number, state: 'sent', channel, firstSentAt: seen.firstSentAt ?? moment, sentAt: moment },
      ...{ openedAt: null, validUntil, outcome: null, cancelled: null, value, preparing: null },
    }),
    addingVersion(offer, version),
    ...(number > 1 ? [changingVersion(offer, number - 1, { state: 'superseded' })] : []),
    changingLight(
      { uid, id: offer },
      { state: 'sent', version: number, sentUntil: validUntil, sentValue: value },
    ),
    addingHash(hash, known),
    addingHash(pdfHash, known),
    ...links,
  ]);
}
