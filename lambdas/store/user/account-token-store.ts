import * as z from 'zod/mini';
import {
  hashOfToken,
  issueToken,
  readToken,
  type TokenKind,
  withToken,
} from '#lambdas/store/pass/token-store.ts';
import { changeAlone, keepLink } from './password-change.ts';

/** An address is part of what a token proves: it proves nothing about another one. */
const content = z.object({ userId: z.string(), email: z.string() });
export type AccountToken = z.output<typeof content>;

const day = 86_400;

/** Tokens in mails (decision 2): each is good for one use. */
export const accountTokens = {
  verification: { kind: 'VERIFICATION', lifetime: 7 * day, payload: content },
  reset: { kind: 'PASSWORD-RESET', lifetime: 3600, payload: content },
} as const satisfies Record<string, TokenKind<typeof content>>;

export type AccountTokenKind = keyof typeof accountTokens;

/** One link of a new password is good at a time: the newest. */
export async function issueAccountToken(
  kind: AccountTokenKind,
  of: AccountToken,
  now: Date,
): Promise<string> {
  const { token } = await issueToken(accountTokens[kind], of, now, of.userId);
  if (kind === 'reset') await keepLink(of.userId, hashOfToken(token), now);
  return token;
}

/** Uses a token up for some work; once that failed for the moment, it is as it was. */
export const withAccountToken = <Result>(
  kind: AccountTokenKind,
  token: string,
  now: Date,
  work: (of: AccountToken) => Promise<Result>,
): Promise<Result> =>
  withToken(accountTokens[kind], token, now, (of) =>
    kind === 'reset' ? changeAlone(of.userId, now, () => work(of), hashOfToken(token)) : work(of),
  );

/** The payload of a valid token. The token is not used up. */
export const readAccountToken = (
  kind: AccountTokenKind,
  token: string,
  now: Date,
): Promise<AccountToken | undefined> => readToken(accountTokens[kind], token, now);
