import { randomUUID } from 'node:crypto';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { cloudUrl, tokenOf, type Who } from '#test/support/cloud.ts';
import { askPage } from '#test/support/offer-page-api.ts';
import { offersOf, only } from '#test/support/offers-api.ts';
import { type SendAnswer, sendingBy } from '#test/support/ready-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import { shortPayload } from './payloads.ts';
import { markOf } from './text-fields.ts';

/** Words that people write about an offer that is sent, by the field's name. */
export type Say = (name: string) => string;
export const everydayWords: Say = () => 'Una parola';
export const hostileWords: Say = (name) => `${markOf(name)} ${shortPayload}`;

/** An offer of somebody, sent as it is in the table now, and its page. */
export type SentCopy = { id: string; page: string };

/** A copy of an offer, sent by link, with a question, its answer, and a link for a name. It can have ended, too. */
export async function sentCopy(who: Who, of: string, say: Say, ends = false): Promise<SentCopy> {
  const token = await tokenOf(who);
  const sent = sentOffersOf(token);
  const copy = only<{ id: string; revision: number }>(
    await offersOf(token).duplicateOffer({ id: of, todayWorks: false }),
  );
  const { id } = copy;
  const { link } = only<SendAnswer>(await sendingBy(token)(copy));
  const { pathname, hash } = new URL(link?.address ?? cloudUrl);
  const question = { key: randomUUID(), version: 1, text: say('text') };
  await askPage(cloudUrl, { offer: id, token: hash.slice('#t='.length) }, 'ask', question);
  only(await sent.answerOffer(id, { text: say('text') }));
  only(await sent.createOfferLink(id, { recipient: say('recipient') }));
  if (ends) {
    const end = { version: 1, day: dayInRome(new Date()) };
    only(await sent.markOfferAccepted(id, { ...end, how: 'paper', note: say('note') }));
    only(await sent.cancelAcceptedOffer(id, { ...end, reason: say('reason') }));
  }
  return { id, page: pathname + hash };
}
