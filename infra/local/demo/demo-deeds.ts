import { deeds as ofPage } from '#lambdas/offer-page/offer-page.ts';
import { updateOffer } from '#lambdas/offers/update-offer.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { sendOffer } from '#lambdas/sent-files/send-offer.ts';
import { answerOffer } from '#lambdas/sent-offers/answer-offer.ts';
import { markOfferAccepted } from '#lambdas/sent-offers/mark-offer-accepted.ts';
import { markOfferLost } from '#lambdas/sent-offers/mark-offer-lost.ts';
import { withdrawOffer } from '#lambdas/sent-offers/withdraw-offer.ts';
import { usedText } from '#lambdas/store/offer/used-texts.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { offerToken } from '#lambdas/store/pass/share-token.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { readWorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import { selectedTotals, sentSelection } from '#shared/offers/accepting/selection.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The offer of a deed, its owner, and when it is done. */
export type Around = { user: CurrentUser; offer: string; now: Date };
/** The words of the demo about a deed, as its operation takes them. */
type Said = Readonly<Record<string, unknown>>;

/** The phone of the customers, at an address for documents (RFC 5737). */
const phone = {
  address: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
};

const byOwner = ({ user, now }: Around): Context => ({
  ...{ caller: { kind: 'user', user }, address: phone.address, now, newId },
});

async function byCustomer({ offer, now }: Around): Promise<Context> {
  const [link] = await offerLinks.list(offer, now);
  const key = link && (await readLinkKey(offer, link.id));
  if (!link || !key) throw new Error(`Nobody has a link to the demo offer ${offer}.`);
  return { caller: { kind: 'customer', link, token: offerToken(link, key) }, ...phone, now, newId };
}

const newest = async ({ offer }: Around) => ({ version: (await readSentHead(offer))?.version ?? 0 });

async function send(said: Said, around: Around) {
  const { user, offer: id } = around;
  const { offer, settings } = await readWorkingCopy(user, id);
  const words = (name: 'mailSubject' | 'mailText') => usedText(settings, name, offer.language);
  const mail = { subject: words('mailSubject'), text: words('mailText'), attach: true };
  const { revision } = offer;
  const input = { key: newId(), offer: id, revision, processingTerms, ...mail, ...said };
  return sendOffer.run({ input }, byOwner(around));
}

async function save(said: Said, around: Around) {
  const { offer } = await readWorkingCopy(around.user, around.offer);
  const { id, revision } = offer;
  return updateOffer.run({ input: { id, revision, ...said } }, byOwner(around));
}

/** Who signs takes all options, and the alternatives as they were sent. */
async function accept(said: Said, around: Around) {
  const context = await byCustomer(around);
  const { version, content } = await ofPage.read.run({}, context);
  if (!content) throw new Error(`The demo offer ${around.offer} shows nothing to sign.`);
  const { selectable, hash, withdrawal } = content;
  const options = selectable.lines.filter(({ optional }) => optional).map(({ id }) => id);
  const chosen = [...new Set([...sentSelection(selectable), ...options])];
  const alternatives = selectable.lines.flatMap(({ id, alternative }) =>
    alternative !== null && chosen.includes(id) ? [[alternative, id]] : [],
  );
  const selection = { options, alternatives: Object.fromEntries(alternatives) };
  const total = selectedTotals(selectable, chosen)?.total;
  const ticks = { terms: true, withdrawal: withdrawal !== null };
  return ofPage.accept.run({ key: newId(), version, hash, selection, total, ...ticks, ...said }, context);
}

/** A deed of the owner with the newest version. */
const ofVersion =
  (operation: typeof withdrawOffer | typeof markOfferAccepted | typeof markOfferLost) =>
  async (said: Said, around: Around) =>
    operation.run({ offer: around.offer, ...(await newest(around)), ...said }, byOwner(around));

/** A deed of the customer with the newest version. */
const onPage = (name: 'ask' | 'decline') => async (said: Said, around: Around) =>
  ofPage[name].run({ key: newId(), ...(await newest(around)), ...said }, await byCustomer(around));

/** Everything that is done with offers of the demo, by the operations of the product. */
const deeds = {
  ...{ save, send, accept, ask: onPage('ask'), decline: onPage('decline') },
  open: async (_: Said, around: Around) => ofPage.open.run(await newest(around), await byCustomer(around)),
  answer: (said: Said, around: Around) =>
    answerOffer.run({ key: newId(), offer: around.offer, ...said }, byOwner(around)),
  withdraw: ofVersion(withdrawOffer),
  markAccepted: (said: Said, around: Around) =>
    ofVersion(markOfferAccepted)({ day: dayInRome(around.now), ...said }, around),
  markLost: ofVersion(markOfferLost),
};

export type DemoDeed = Said & { at: string; do: keyof typeof deeds };

export const doDeed = async ({ at: _, do: name, ...said }: DemoDeed, around: Around): Promise<void> => {
  await deeds[name](said, around);
};
