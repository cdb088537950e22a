import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import { type FollowReason, reasonsToFollow } from './following/to-follow.ts';
import { type ListedState, listedState } from './listed-state.ts';
import { offerNumber } from './offer-number.ts';
import type { VersionState } from './sending/offer-states.ts';

/** The fields of a light offer that lists look at. */
export type LightForList = Pick<
  OfferLight,
  | 'prefix'
  | 'number'
  | 'year'
  | 'title'
  | 'customerId'
  | 'customerName'
  | 'siteName'
  | 'taxable'
  | 'updatedAt'
  | 'sentAt'
  | 'sentUntil'
  | 'sentValue'
  | 'openedAt'
  | 'lastEvent'
  | 'lastEventAt'
  | 'waitingQuestions'
  | 'returned'
  | 'unseen'
  | 'archived'
> & { state: VersionState | null; cancelled?: object | null | undefined };

/** A light offer with all that follows from it on a day; made once for many searches and orders. */
export type Listed<Row> = Row & {
  shown: ListedState;
  /** Cents, without VAT; null in offers from before that were not saved since. */
  value: number | null;
  /** When it changed last: an event, or the edit of a draft. */
  eventAt: string;
  /** Why it is in `Da seguire`, the most pressing first. */
  reasons: FollowReason[];
  /** The words that a search looks through. */
  words: string;
};

export const listedOffer = <Row extends LightForList>(row: Row, today: string): Listed<Row> => ({
  ...row,
  shown: listedState(row, today),
  value: offerValue(row),
  eventAt: row.lastEventAt ?? row.updatedAt,
  reasons: reasonsToFollow(row, today),
  words: foldedWords([offerNumber(row), row.title, row.customerName, row.siteName].join(' ')).join(' '),
});

/** The taxable amount of the accepted selection, else of the newest version, else of the working copy (FUP-002). */
export const offerValue = ({
  sentValue,
  taxable,
}: Pick<OfferLight, 'sentValue' | 'taxable'>): number | null => sentValue ?? taxable;
