import * as z from 'zod/mini';
import { issueToken, redeemToken, type TokenKind } from './token-store.ts';

const content = z.object({ userId: z.string(), quotationId: z.string() });
export type Ticket = z.output<typeof content>;

/** Opens one document in a new tab, which cannot carry a session (decision 13). */
const downloadTicket = {
  kind: 'TICKET',
  lifetime: 60,
  payload: content,
} as const satisfies TokenKind<typeof content>;

export async function issueTicket(ticket: Ticket, now: Date): Promise<{ ticket: string; expiresAt: Date }> {
  const { token, expiresAt } = await issueToken(downloadTicket, ticket, now, ticket.userId);
  return { ticket: token, expiresAt };
}

/** Uses a ticket up: the second use, and any use after it expired, is `link-expired`. */
export const redeemTicket = (ticket: string, now: Date): Promise<Ticket> =>
  redeemToken(downloadTicket, ticket, now);

const priceListContent = z.object({ userId: z.string(), pricelistId: z.string() });
export type PriceListTicket = z.output<typeof priceListContent>;

/** The same for one price list (OPC-46). */
const priceListTicket = {
  kind: 'PRICE-LIST-TICKET',
  lifetime: 60,
  payload: priceListContent,
} as const satisfies TokenKind<typeof priceListContent>;

export async function issuePriceListTicket(
  ticket: PriceListTicket,
  now: Date,
): Promise<{ ticket: string; expiresAt: Date }> {
  const { token, expiresAt } = await issueToken(priceListTicket, ticket, now, ticket.userId);
  return { ticket: token, expiresAt };
}

export const redeemPriceListTicket = (ticket: string, now: Date): Promise<PriceListTicket> =>
  redeemToken(priceListTicket, ticket, now);
