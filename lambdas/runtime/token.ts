import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { DomainError } from '#shared/errors.ts';
import { env } from './env.ts';

/** The session that a token belongs to: Cognito's `origin_jti`, and its beginning in seconds since 1970. */
export type TokenSession = { id?: string | undefined; signedInAt?: number | undefined };

const keys = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
let verifier: ReturnType<typeof build> | undefined;

/** The session of a valid access token of our pool and client; any other token is `not-signed-in`. */
export async function sessionOf(token: string): Promise<{ sub: string; session: TokenSession }> {
  verifier ??= build();
  try {
    const { sub, client_id, token_use, iat, auth_time, origin_jti } = await verifier.verify(token);
    const isOurs = client_id === env.userPoolClientId && token_use === 'access';
    if (!sub || !isOurs || isOfTheFuture(iat)) throw new DomainError('not-signed-in');
    const id = typeof origin_jti === 'string' ? origin_jti : undefined;
    return { sub, session: { id, signedInAt: typeof auth_time === 'number' ? auth_time : undefined } };
  } catch (cause) {
    // Keys that cannot be fetched are our failure, not a caller without a session.
    if (!(cause instanceof JwtBaseError)) throw cause;
    throw new DomainError('not-signed-in', undefined, { cause });
  }
}

/** Seconds by which two clocks of AWS may differ: a token may be used as soon as it is made. */
const skew = 60;

/** Every token of the pool carries the time of its making. */
const isOfTheFuture = (iat: unknown): boolean => typeof iat !== 'number' || iat > Date.now() / 1000 + skew;

function build() {
  return JwtVerifier.create(
    { issuer: env.tokenIssuer, audience: null, jwksUri: env.tokenKeysUrl },
    { jwksCache: keys },
  );
}

/** Milliseconds to wait for the keys of the pool. */
const deadline = 3_000;

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(deadline) });
  if (!response.ok)
    throw new DomainError('busy', undefined, {
      cause: `The keys of the user pool answered ${response.status}.`,
    });
  return response.arrayBuffer();
}
