import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { countUse, uncountUse } from '#lambdas/store/rate-store.ts';
import { redeemTicket, type Ticket } from '#lambdas/store/ticket-store.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { callerOf } from './caller.ts';
import { subjectOf } from './token.ts';

type Request = Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters'>;

/** Who calls a route: the holder of a bearer token, or of a one-time ticket for the quotation `q` (decision 13). */
export async function httpCaller(
  { headers, queryStringParameters: query }: Request,
  address: string,
  now: Date,
): Promise<Caller> {
  const bearer = headers.authorization?.match(/^Bearer (.+)$/)?.[1];
  if (bearer) return callerOf(await subjectOf(bearer));
  if (!query?.ticket) return { kind: 'nobody' };
  const { userId, quotationId } = await redeemed(query.ticket, address, now);
  if (quotationId !== query.q) throw new DomainError('link-expired');
  return callerOf(userId);
}

/** Counted before it is looked at, so that many tries at once are not all the first; a right ticket is not counted. */
async function redeemed(ticket: string, address: string, now: Date): Promise<Ticket> {
  const use = await countUse('failed-ticket', address, now);
  const content = await redeemTicket(ticket, now);
  await uncountUse(use);
  return content;
}
