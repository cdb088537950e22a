import * as z from 'zod/mini';
import { partitions } from '#lambdas/store/keys.ts';
import { issueToken, redeemToken } from './token-store.ts';

/** Tickets open one file in a new tab, which has no session (decision 13): once, within a minute, else `link-expired`. */
function ticketsFor<Shape extends { userId: z.ZodMiniString }>(kind: string, shape: Shape) {
  const ticket = { kind, lifetime: 60, payload: z.object(shape), partition: partitions.ticket };
  return {
    async issue(content: z.input<typeof ticket.payload> & { userId: string }, now: Date) {
      const { token, expiresAt } = await issueToken(ticket, content, now, content.userId);
      return { ticket: token, expiresAt: expiresAt.toISOString() };
    },
    redeem: (token: string, now: Date) => redeemToken(ticket, token, now),
  };
}

const text = z.string();

export const { issue: issueTicket, redeem: redeemTicket } = ticketsFor('TICKET', {
  userId: text,
  /** The id of a quotation or of an offer. */
  quotationId: text,
  linkToken: z.optional(text),
});

/** The same for one price list (OPC-46). */
export const { issue: issuePriceListTicket, redeem: redeemPriceListTicket } = ticketsFor(
  'PRICE-LIST-TICKET',
  { userId: text, pricelistId: text },
);

/** The same for a register of the user (CUS-041). */
export const { issue: issueRegisterTicket, redeem: redeemRegisterTicket } = ticketsFor('REGISTER-TICKET', {
  userId: text,
  register: text,
});
