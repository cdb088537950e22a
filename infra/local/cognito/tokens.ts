import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import { readJson, replaceFile } from '../durable-json.ts';
import type { Session, User } from './user-directory.ts';

const hour = 3600;

const claimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  token_use: z.enum(['access', 'id']),
  exp: z.number(),
  origin_jti: z.string(),
  client_id: z.string().optional(),
  aud: z.string().optional(),
  username: z.string().optional(),
});
const headSchema = z.object({ alg: z.literal('RS256'), kid: z.string() });

export type Claims = z.infer<typeof claimsSchema>;
export type Tokens = Awaited<ReturnType<typeof openTokens>>;
type TokenOptions = { folder: string; issuer: string; clientId: string; now(): number };

/** Signs and checks tokens of the shape Cognito gives out, with a key made once and kept. */
export async function openTokens({ folder, issuer, clientId, now }: TokenOptions) {
  const key = await signingKey(join(folder, 'signing-key.json'));
  const publicKey = createPublicKey(key);
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64url');
  const issue = (claims: Record<string, unknown>) => signed(key, { kid, alg: 'RS256' }, claims);

  return {
    keySet: { keys: [{ kty: jwk.kty, n: jwk.n, e: jwk.e, kid, alg: 'RS256', use: 'sig' }] },

    /** The pair a sign-in or a refresh gives; both last an hour. */
    issuePair(user: User, session: Session) {
      const issuedAt = Math.floor(now() / 1000);
      const both = {
        sub: user.sub,
        iss: issuer,
        origin_jti: session.id,
        event_id: randomUUID(),
        auth_time: Math.floor(session.signedInAt / 1000),
        iat: issuedAt,
        exp: issuedAt + hour,
      };
      return {
        AccessToken: issue({ ...both, ...accessClaims(user, clientId), jti: randomUUID() }),
        IdToken: issue({ ...both, ...idClaims(user, clientId), jti: randomUUID() }),
        ExpiresIn: hour,
        TokenType: 'Bearer',
      };
    },

    /** The claims of a token of this pool and client that has not expired; otherwise undefined. */
    check(token: string): Claims | undefined {
      const claims = readSigned(publicKey, kid, token);
      const audience = claims?.token_use === 'id' ? claims.aud : claims?.client_id;
      const good = claims?.iss === issuer && audience === clientId && claims.exp * 1000 > now();
      return good ? claims : undefined;
    },
  };
}

const accessClaims = (user: User, clientId: string) => ({
  token_use: 'access',
  client_id: clientId,
  username: user.sub,
  scope: 'aws.cognito.signin.user.admin',
});

const idClaims = (user: User, clientId: string) => ({
  token_use: 'id',
  aud: clientId,
  'cognito:username': user.sub,
  email: user.attributes.email,
  email_verified: user.attributes.email_verified === 'true',
});

async function signingKey(file: string): Promise<KeyObject> {
  const stored = z
    .object({ pem: z.string() })
    .optional()
    .parse(await readJson(file));
  if (stored) return createPrivateKey(stored.pem);
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  await replaceFile(file, JSON.stringify({ pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) }));
  return privateKey;
}

function signed(key: KeyObject, head: object, claims: object): string {
  const text = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

function readSigned(key: KeyObject, kid: string, token: string): Claims | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const text = Buffer.from(`${head}.${body}`);
  if (headSchema.safeParse(readPart(head)).data?.kid !== kid) return undefined;
  if (!verify('RSA-SHA256', text, key, Buffer.from(signature, 'base64url'))) return undefined;
  return claimsSchema.safeParse(readPart(body)).data;
}

const readPart = (part: string) => parsedJson(Buffer.from(part, 'base64url').toString());
