import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { numberOf, padded, power, prime } from '#infra/local/cognito/srp.ts';
import { local } from '#infra/local/environment.ts';

const hash = (...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();

/** Signs in by Secure Remote Password, as a browser does; returns the access token. */
export const srpSignIn = async (...who: Parameters<typeof srpSession>): Promise<string> =>
  (await srpSession(...who)).AccessToken;

export type SignedIn = { AccessToken: string; IdToken: string; RefreshToken: string };

/** As above, with all tokens of the new session. */
export async function srpSession(
  pool: CognitoIdentityProviderClient,
  email: string,
  password: string,
): Promise<SignedIn> {
  const { userPoolId, userPoolClientId: ClientId } = local;
  const [, poolName = ''] = userPoolId.split('_');
  const secret = numberOf(randomBytes(32));
  const ours = power(2n, secret);
  const begun = await pool.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: ours.toString(16) },
    }),
  );
  const { SRP_B = '', SALT = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = begun.ChallengeParameters ?? {};
  const theirs = BigInt(`0x${SRP_B}`);
  const both = hash(padded(ours), padded(theirs));
  const identity = hash(`${poolName}${USER_ID_FOR_SRP}:${password}`);
  const known = numberOf(hash(padded(BigInt(`0x${SALT}`)), identity));
  const multiplier = numberOf(hash(padded(prime), padded(2n)));
  const base = (((theirs - multiplier * power(2n, known)) % prime) + prime) % prime;
  const shared = power(base, secret + numberOf(both) * known);
  const key = hmac(hmac(padded(numberOf(both)), padded(shared)), 'Caldera Derived Key\u0001').subarray(0, 16);
  const TIMESTAMP = timestamp(new Date());
  const proof = hmac(key, poolName, USER_ID_FOR_SRP, Buffer.from(SECRET_BLOCK, 'base64'), TIMESTAMP);
  const { AuthenticationResult } = await pool.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: proof.toString('base64'),
        TIMESTAMP,
      },
    }),
  );
  const { AccessToken, IdToken, RefreshToken } = AuthenticationResult ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error(`${email} did not get a session.`);
  return { AccessToken, IdToken, RefreshToken };
}

/** `Fri Nov 20 19:04:05 UTC 2026`. */
function timestamp(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
