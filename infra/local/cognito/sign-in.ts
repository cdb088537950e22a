import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ServiceFault } from '../service-fault.ts';
import { disabledUser, invalidParameter, wrongPassword } from './cognito-fault.ts';
import { afterFailure, lockedUntil, noFailures } from './lockout.ts';
import { checkClient, operation, type Pool, poolName } from './pool.ts';
import { beginExchange, type Exchange, provesPassword } from './srp.ts';
import type { User } from './user-directory.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Begun sign-ins, by their secret block; a restart forgets them and the user tries again. */
type Challenge = { exchange: Exchange; sub: string; begunAt: number };
const challenges = new WeakMap<Pool, Map<string, Challenge>>();

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const initiateAuth = operation(
  z.object({
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: z.record(z.string(), z.string()).default({}),
  }),
  (input, pool) => {
    checkClient(pool, input.ClientId);
    if (input.AuthFlow === 'USER_SRP_AUTH') return beginSignIn(input.AuthParameters, pool);
    if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN') {
      return refresh(input.AuthParameters.REFRESH_TOKEN ?? '', pool);
    }
    throw invalidParameter(`${input.AuthFlow} flow not enabled for this client`);
  },
);

const getTokensFromRefreshToken = operation(
  z.object({ ClientId: z.string(), RefreshToken: z.string() }),
  (input, pool) => {
    checkClient(pool, input.ClientId);
    return refresh(input.RefreshToken, pool);
  },
);

const respondToAuthChallenge = operation(
  z.object({
    ClientId: z.string(),
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ChallengeResponses: z.object({
      USERNAME: z.string(),
      PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
      PASSWORD_CLAIM_SIGNATURE: z.string(),
      TIMESTAMP: z.string(),
    }),
  }),
  async (input, pool) => {
    checkClient(pool, input.ClientId);
    const answer = input.ChallengeResponses;
    const challenge = takeChallenge(pool, answer.PASSWORD_CLAIM_SECRET_BLOCK);
    const user = challenge && pool.directory.find(challenge.sub);
    if (!challenge || !user) throw wrongPassword();
    checkMaySignIn(user, pool.now());
    const proof = {
      poolName: poolName(pool),
      username: user.sub,
      secretBlock: answer.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: answer.TIMESTAMP,
    };
    if (!provesPassword(challenge.exchange, proof, answer.PASSWORD_CLAIM_SIGNATURE)) {
      await rememberFailure(user, pool);
      throw wrongPassword();
    }
    return openSession(user, pool);
  },
);

/** Accounts are made by the server alone. */
const signUp = operation(z.object({ ClientId: z.string() }), (input, pool) => {
  checkClient(pool, input.ClientId);
  throw new ServiceFault('NotAuthorizedException', 'SignUp is not permitted for this user pool');
});

export const operations = {
  SignUp: signUp,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
};

function beginSignIn(parameters: Record<string, string>, pool: Pool) {
  const { USERNAME, SRP_A } = parameters;
  if (!USERNAME) throw invalidParameter('Missing required parameter USERNAME');
  const user = pool.directory.get(USERNAME);
  checkMaySignIn(user, pool.now());
  if (!user.credentials) throw wrongPassword();
  const exchange = beginExchange(SRP_A ?? '', user.credentials.verifier);
  if (!exchange) throw invalidParameter('SRP_A is not a valid value.');
  const secretBlock = randomBytes(64).toString('base64');
  challengesOf(pool).set(secretBlock, { exchange, sub: user.sub, begunAt: pool.now() });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: user.credentials.salt,
      SRP_B: exchange.serverValue.toString(16),
      SECRET_BLOCK: secretBlock,
      USERNAME: user.sub,
      USER_ID_FOR_SRP: user.sub,
    },
  };
}

/** The challenges that are still good; they last three minutes. */
function challengesOf(pool: Pool): Map<string, Challenge> {
  const begun = challenges.get(pool) ?? new Map<string, Challenge>();
  challenges.set(pool, begun);
  for (const [block, { begunAt }] of begun) if (pool.now() - begunAt > 3 * minute) begun.delete(block);
  return begun;
}

function takeChallenge(pool: Pool, secretBlock: string): Challenge | undefined {
  const begun = challengesOf(pool);
  const challenge = begun.get(secretBlock);
  begun.delete(secretBlock);
  return challenge;
}

export function checkMaySignIn(user: User, now: number) {
  if (!user.enabled) throw disabledUser();
  if (lockedUntil(user.failures) > now) {
    throw new ServiceFault('NotAuthorizedException', 'Password attempts exceeded');
  }
}

/** A wrong password counts, also where a signed-in user has to repeat it. */
export function rememberFailure(user: User, pool: Pool) {
  return pool.directory.put({ ...user, failures: afterFailure(user.failures, pool.now()) });
}

export async function openSession(user: User, pool: Pool) {
  const token = randomBytes(96).toString('base64url');
  const now = pool.now();
  const session = {
    id: randomUUID(),
    sub: user.sub,
    tokenHash: hashToken(token),
    signedInAt: now,
    expiresAt: now + 30 * day,
  };
  if (user.failures.count > 0) await pool.directory.put({ ...user, failures: noFailures });
  await pool.directory.addSession(session, now);
  const pair = pool.tokens.issuePair(user, session);
  return { AuthenticationResult: { ...pair, RefreshToken: token }, ChallengeParameters: {} };
}

function refresh(token: string, pool: Pool) {
  const session = pool.directory.session(hashToken(token));
  if (!session) throw new ServiceFault('NotAuthorizedException', 'Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) {
    throw new ServiceFault('NotAuthorizedException', 'Refresh Token has expired');
  }
  const user = pool.directory.get(session.sub);
  if (!user.enabled) throw disabledUser();
  return { AuthenticationResult: pool.tokens.issuePair(user, session), ChallengeParameters: {} };
}
