import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { redeemTicket } from '#lambdas/store/ticket-store.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { callerOf } from './caller.ts';
import { subjectOf } from './token.ts';

/** Who calls a route: the holder of a bearer token, or of a one-time ticket for the quotation `q` (decision 13). */
export async function httpCaller({
  headers,
  queryStringParameters,
}: APIGatewayProxyEventV2): Promise<Caller> {
  const bearer = headers.authorization?.match(/^Bearer (.+)$/)?.[1];
  if (bearer) return callerOf(await subjectOf(bearer));

  const ticket = queryStringParameters?.ticket;
  if (!ticket) return { kind: 'nobody' };
  const redeemed = await redeemTicket(ticket, new Date());
  if (!redeemed || redeemed.quotationId !== queryStringParameters?.q) throw new DomainError('link-expired');
  return callerOf(redeemed.userId);
}
