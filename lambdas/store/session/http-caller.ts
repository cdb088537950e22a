import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { argumentsOf } from '#lambdas/runtime/http.ts';
import { log } from '#lambdas/runtime/log.ts';
import { isPassingFailure } from '#lambdas/runtime/passing-failure.ts';
import { sessionOf } from '#lambdas/runtime/token.ts';
import { type CountedUse, countUse, uncountUse } from '#lambdas/store/limit/rate-store.ts';
import { redeemShareLink } from '#lambdas/store/pass/share-link-store.ts';
import {
  redeemPriceListTicket,
  redeemRegisterTicket,
  redeemTicket,
} from '#lambdas/store/pass/ticket-store.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readOwner } from '#lambdas/store/user/user-store.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { callerOf } from './caller.ts';

type Request = Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters'>;

/** The holder of a bearer token, of a ticket for the quotation or offer `q` (decision 13), or of a share link's token. */
export async function httpCaller(request: Request, address: string, now: Date): Promise<Caller> {
  const redeem = async (ticket: string) => {
    const { userId, quotationId, linkToken } = await redeemTicket(ticket, now);
    return { userId, linkToken, isRight: quotationId === request.queryStringParameters?.q };
  };
  return (await bearerOrTicket(request, redeem, address, now)) ?? guestCaller(request, address, now);
}

/** The caller of the route of price lists: the holder of a bearer token, or of a ticket for the list `pricelist` (OPC-46). */
export async function priceListCaller(request: Request, address: string, now: Date): Promise<Caller> {
  const redeem = async (ticket: string) => {
    const { userId, pricelistId } = await redeemPriceListTicket(ticket, now);
    return { userId, isRight: pricelistId === request.queryStringParameters?.pricelist };
  };
  return (await bearerOrTicket(request, redeem, address, now)) ?? anyCaller();
}

/** The caller of the route of registers: the holder of a bearer token, or of a ticket for the register `register` (CUS-041). */
export async function registerCaller(request: Request, address: string, now: Date): Promise<Caller> {
  const redeem = async (ticket: string) => {
    const { userId, register } = await redeemRegisterTicket(ticket, now);
    return { userId, isRight: register === request.queryStringParameters?.register };
  };
  return (await bearerOrTicket(request, redeem, address, now)) ?? anyCaller();
}

/** Undefined when the request has neither. */
async function bearerOrTicket(
  { headers, queryStringParameters: query }: Request,
  redeem: (ticket: string) => Promise<{ userId: string; isRight: boolean; linkToken?: string | undefined }>,
  address: string,
  now: Date,
): Promise<Caller | undefined> {
  const bearer = bearerOf(headers);
  if (bearer) return bearerCallerOf(bearer);
  const ticket = query?.ticket;
  if (!ticket) return undefined;
  const { userId, isRight, linkToken } = await counted(() => redeem(ticket), address, now);
  if (!isRight) throw new DomainError('link-expired');
  const caller = await callerOf(userId);
  return caller.kind === 'user' ? { ...caller, linkToken } : caller;
}

/** The caller of a route that only a bearer token opens. */
export async function bearerCaller({ headers }: Pick<Request, 'headers'>): Promise<Caller> {
  const bearer = bearerOf(headers);
  return bearer ? bearerCallerOf(bearer) : anyCaller();
}

const bearerOf = (headers: Request['headers']) => headers.authorization?.match(/^Bearer (.+)$/)?.[1];

async function bearerCallerOf(bearer: string): Promise<Caller> {
  const { sub, session } = await sessionOf(bearer);
  return callerOf(sub, session);
}

/** The caller of a route that needs no session: nobody is recognised. */
export const anyCaller = async (): Promise<Caller> => ({ kind: 'nobody' });

/**
 * The caller of a route that opens to share links alone: the token is of a link of the quotation `q`. It comes in a
 * header, because it is good for weeks and logs keep addresses.
 */
export async function guestCaller(
  { headers, queryStringParameters: query }: Request,
  address: string,
  now: Date,
): Promise<Caller> {
  const token = headers.authorization?.match(/^Share (.+)$/)?.[1];
  if (!token) return anyCaller();
  const { q = '' } = query ?? {};
  return { kind: 'guest', link: await counted(() => redeemShareLink(q, token, now), address, now) };
}

const sentPass = z.object({ offer: z.string(), token: z.string().check(z.maxLength(200)) });

/**
 * The caller of the page of an offer. The token is in the body, because logs keep addresses and a form of another site
 * sends no JSON (SND-029, ACC-009).
 */
export async function customerCaller(
  request: APIGatewayProxyEventV2,
  address: string,
  now: Date,
): Promise<Caller> {
  const { data } = sentPass.safeParse(argumentsOf(request));
  if (!data) return anyCaller();
  const link = await counted(() => linkOf(data, now), address, now);
  return { kind: 'customer', link, token: data.token };
}

/** A link is good while its owner could send it: archived or gone, they keep no word (SND-055). */
async function linkOf({ offer, token }: z.output<typeof sentPass>, now: Date) {
  const link = await offerLinks.redeem(offer, token, now);
  const owner = await readOwner(link.uid);
  if (!owner || owner.archived) throw new DomainError('link-expired');
  return link;
}

/**
 * Counted before it is looked at, so that many tries at once are not all the first. A right pass is not counted, nor one
 * that could not be looked at for the moment.
 */
async function counted<Content>(
  redeem: () => Promise<Content>,
  address: string,
  now: Date,
): Promise<Content> {
  const use = await countUse('failed-pass', address, now);
  const content = await redeem().catch(async (cause: unknown) => {
    if (isPassingFailure(cause)) await takeBack(use);
    throw cause;
  });
  await takeBack(use);
  return content;
}

/** A ticket is good once: its holder is let in, even when this use stays counted. */
async function takeBack(use: CountedUse): Promise<void> {
  try {
    await uncountUse(use);
  } catch (cause) {
    log.warn('a pass stays counted as failed', { cause: String(cause) });
  }
}
