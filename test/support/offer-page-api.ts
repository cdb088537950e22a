import { randomUUID } from 'node:crypto';
import type { OfferPage } from '#shared/offers/accepting/offer-page.ts';
import { selectedTotals, sentSelection } from '#shared/offers/accepting/selection.ts';
import type { SentOffer } from './sent-offers.ts';

type PageAnswer = { status: number; body: Record<string, unknown> & { code?: string } };
type Pass = Pick<SentOffer, 'offer' | 'token'>;

/** Asks the page's route as somebody who holds a link. */
export async function askPage(
  url: string,
  { offer, token }: Pass,
  deed: string,
  more: object = {},
  headers = {},
) {
  const response = await fetch(`${url}/functions/offerPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Test/1.0', ...headers },
    body: JSON.stringify({ offer, token, do: deed, ...more }),
  });
  return { status: response.status, body: await response.json() } as PageAnswer;
}

/** The page, for those who may read it. */
export const pageFor = async (url: string, pass: Pass): Promise<OfferPage> =>
  (await askPage(url, pass, 'read')).body as unknown as OfferPage;

/** Enough ink. */
export const strokes = [
  [20, 150, 60, 40, 100, 150, 140, 40, 180, 150, 220, 60, 260, 150, 300, 40, 340, 150, 380, 60],
];

type Accepted = Pick<SentOffer, 'version' | 'hash'> & { snapshot: Pick<SentOffer['snapshot'], 'selectable'> };

/** The input of an acceptance of a version as it was sent. */
export function anAcceptanceOf({ snapshot: { selectable }, version, hash }: Accepted, changes: object = {}) {
  const chosen = sentSelection(selectable);
  const lines = selectable.lines.filter(({ id }) => chosen.includes(id));
  const alternatives = lines.flatMap(({ id, alternative }) =>
    alternative === null ? [] : [[alternative, id]],
  );
  return {
    ...{ key: randomUUID(), version, hash, terms: true, withdrawal: true },
    selection: {
      options: lines.filter(({ optional }) => optional).map(({ id }) => id),
      alternatives: Object.fromEntries(alternatives),
    },
    total: selectedTotals(selectable, chosen)?.total,
    name: 'Maria Verdi',
    signature: { kind: 'drawn', strokes },
    ...changes,
  };
}
