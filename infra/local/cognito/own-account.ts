import * as z from 'zod';
import { serverOnly } from '#infra/server-only.ts';
import { ServiceFault } from '../service-fault.ts';
import { disabledUser } from './cognito-fault.ts';
import { attributesOf, checkClient, operation, type Pool, poolName } from './pool.ts';
import { hashToken } from './sign-in.ts';
import { credentialsOf } from './srp.ts';
import type { User } from './user-directory.ts';

const signedIn = z.object({ AccessToken: z.string() });

const getUser = operation(signedIn, (input, pool) => {
  const user = ownerOf(input.AccessToken, pool);
  return { Username: user.sub, UserAttributes: attributesOf(user) };
});

const globalSignOut = operation(signedIn, async (input, pool) => {
  const user = ownerOf(input.AccessToken, pool);
  await pool.directory.endSessions(({ sub }) => sub === user.sub);
  return {};
});

const revokeToken = operation(z.object({ ClientId: z.string(), Token: z.string() }), async (input, pool) => {
  checkClient(pool, input.ClientId);
  const hash = hashToken(input.Token);
  await pool.directory.endSessions(({ tokenHash }) => tokenHash === hash);
  return {};
});

/** As the firewall of the pool answers what only the server may do (infra/constructs/firewall-rules.ts). */
const blocked = () => {
  throw new ServiceFault('ForbiddenException', 'Request not allowed due to WAF block.');
};

export const operations = {
  GetUser: getUser,
  GlobalSignOut: globalSignOut,
  RevokeToken: revokeToken,
  ...Object.fromEntries(serverOnly.map((name) => [name, blocked])),
};

export function hasPassword({ sub, credentials }: User, password: string, pool: Pool) {
  if (!credentials) return false;
  const given = credentialsOf(poolName(pool), sub, password, credentials.salt);
  return given.verifier === credentials.verifier;
}

/** The user behind an access token whose session has not been ended. */
function ownerOf(accessToken: string, pool: Pool): User {
  const claims = pool.tokens.check(accessToken);
  if (claims?.token_use !== 'access') {
    throw new ServiceFault('NotAuthorizedException', 'Invalid Access Token');
  }
  const user = pool.directory.get(claims.sub);
  if (!user.enabled) throw disabledUser();
  if (!pool.directory.hasSession(claims.origin_jti)) {
    throw new ServiceFault('NotAuthorizedException', 'Access Token has been revoked');
  }
  return user;
}
