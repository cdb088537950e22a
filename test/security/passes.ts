import { randomBytes } from 'node:crypto';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { askAsGuest } from '#test/support/guest-request.ts';

/** Owners and subjects of passes. */
export type Subjects = { owner: string; account: string; email: string; quotation: string; another: string };
/** A pass opens something without a session: how to make one, how to use it, and its lifetime in seconds. */
export type Kind = {
  lifetime: number;
  isOnce: boolean;
  issue: (of: Subjects, now: Date) => Promise<string>;
  use: (door: string, pass: string, of: Subjects) => Promise<Response>;
};

const get = (address: string, query: Record<string, string>) =>
  fetch(`${address}?${new URLSearchParams(query)}`);
const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const tickets = () => import('#lambdas/store/pass/ticket-store.ts');
const accountTokens = () => import('#lambdas/store/user/account-token-store.ts');

/** A link to an offer that its owner sent; it has the id of a quotation, which makes no difference. */
async function offerLinkOf({ owner, quotation: offer }: Subjects, now: Date): Promise<string> {
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const heads = await import('#lambdas/store/sent-offer/sent-head-store.ts');
  const { newOfferLink, offerLinks } = await import('#lambdas/store/sent-offer/offer-link-store.ts');
  const { offerToken } = await import('#lambdas/store/pass/share-token.ts');
  if (!(await heads.readSentHead(offer))) {
    await heads.beginPreparing({ offer, uid: owner }, 'key', now);
    const sent = { version: 1, state: 'sent', channel: 'link', validUntil: '2099-12-31' } as const;
    await transact([heads.changingHead({ offer, version: 0, state: null }, sent)]);
  }
  const [id, key] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
  const made = newOfferLink({ id, offer, uid: owner }, { recipient: null, inPerson: false }, now, now);
  const link = { ...made, expiresAt: new Date(now.getTime() + 3_600_000).toISOString() };
  await transact(offerLinks.writing(link, key));
  return offerToken(link, key);
}

async function linkOf(quotation: string, now: Date): Promise<string> {
  const { writeShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
  const { shareToken } = await import('#lambdas/store/pass/share-token.ts');
  const [id, key] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(now.getTime() + 3_600_000).toISOString();
  const link = aShareLink({ id, quotation, expiresAt });
  await writeShareLink(link, key);
  return shareToken(link, key);
}

export const kinds: Record<string, Kind> = {
  'a download ticket': {
    lifetime: 60,
    isOnce: true,
    issue: async ({ owner, quotation }, now) =>
      (await (await tickets()).issueTicket({ userId: owner, quotationId: quotation }, now)).ticket,
    use: (door, ticket, { quotation }) => get(`${door}/functions/downloadXLS`, { q: quotation, ticket }),
  },
  'a ticket of a price list': {
    lifetime: 60,
    isOnce: true,
    issue: async (_, now) => {
      const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
      const superUser = await readUserByEmail('giulia.ferrero@example.com');
      const ticket = { userId: superUser?.id ?? '', pricelistId: 'pcu' };
      return (await (await tickets()).issuePriceListTicket(ticket, now)).ticket;
    },
    use: (door, ticket) => get(`${door}/functions/downloadPricelistXLS`, { pricelist: 'pcu', ticket }),
  },
  'a ticket of a register': {
    lifetime: 60,
    isOnce: true,
    issue: async ({ owner }, now) =>
      (await (await tickets()).issueRegisterTicket({ userId: owner, register: 'customers' }, now)).ticket,
    use: (door, ticket) => get(`${door}/functions/downloadRegister`, { register: 'customers', ticket }),
  },
  'the token of a verification': {
    lifetime: 7 * 86_400,
    isOnce: true,
    issue: async ({ account, email }, now) =>
      (await accountTokens()).issueAccountToken('verification', { userId: account, email }, now),
    use: (door, token) => post(`${door}/functions/verifyEmail`, { token }),
  },
  'the token of a new password': {
    lifetime: 3600,
    isOnce: true,
    issue: async ({ account, email }, now) =>
      (await accountTokens()).issueAccountToken('reset', { userId: account, email }, now),
    use: (door, token) => post(`${door}/functions/setNewPassword`, { token, password: 'Colori-2027!' }),
  },
  'a link to an offer': {
    lifetime: 3600,
    isOnce: false,
    issue: offerLinkOf,
    use: (door, token, { quotation }) =>
      post(`${door}/functions/offerPage`, { offer: quotation, token, do: 'look' }),
  },
  'a share link': {
    lifetime: 3600,
    isOnce: false,
    issue: ({ quotation }, now) => linkOf(quotation, now),
    use: (door, token, { quotation }) => askAsGuest(door, 'sharedQuotation', { q: quotation, token }),
  },
};
