import type { OfferPage, PageContent } from '#shared/offers/accepting/offer-page.ts';
import { postEarly, postFunction } from '#web/lib/post-function.ts';

/** The holder of a link to an offer. The token stays in the fragment of the address and in bodies (SND-029). */
export type Guest = { offer: string; token: string };

export type ReceivedOffer = OfferPage;
export type Content = PageContent;

/** A line as it was printed, in a section or among the choices. */
export type ShownRow = Content['model']['sections'][number]['rows'][number];

/** An offer that shows its content: it is not withdrawn. */
export type ShownOffer = ReceivedOffer & { content: Content };

type Doing =
  | 'read'
  | 'look'
  | 'open'
  | 'ask'
  | 'decline'
  | 'code'
  | 'accept'
  | 'file'
  | 'withdraw'
  | 'receipt'
  | 'reminders';

/** Asks the server as the holder of a link. Rejects with GraphqlFailure. */
export const askAs = <Answer>({ offer, token }: Guest, what: Doing, more: object = {}): Promise<Answer> =>
  postFunction<Answer>('offerPage', { offer, token, do: what, ...more });

/** Begins to read an offer before the code of its page has come. */
export function readEarly(path: string, fragment: string) {
  const offer = path.split('/')[2] ?? '';
  const token = tokenOf(fragment);
  if (token) postEarly('offerPage', { offer, token, do: 'read' });
}

/** The token of a link to an offer, from its fragment: '#t=…'. */
export const tokenOf = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('t') ?? '';

/** An owner who looks at the page of their offer without a link can do nothing there (ACC-008). */
export const isPreview = ({ token }: Guest): boolean => token === '';

/** A first opening changes nothing for the reader. */
const plain = (state: ReceivedOffer['state']) => (state === 'opened' ? 'sent' : state);

export const isSameState = (one: ReceivedOffer['state'], other: ReceivedOffer['state']): boolean =>
  plain(one) === plain(other);

/** Whether there is a content to show. */
export const isShown = (page: ReceivedOffer): page is ShownOffer => page.content !== null;
