import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsedJson } from '#infra/parsed-json.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import {
  allowLocalOrigins,
  answerPreflight,
  header,
  pathOf,
  readBody,
  sendAmzJson,
} from '../http-exchange.ts';
import { userPoolArn } from '../places.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, requireSignature } from '../signature.ts';
import * as adminSignIn from './admin-sign-in.ts';
import * as administration from './administration.ts';
import * as listUsers from './list-users.ts';
import * as ownAccount from './own-account.ts';
import type { CognitoOperation, Pool } from './pool.ts';
import * as signIn from './sign-in.ts';
import { type Claims, openTokens } from './tokens.ts';
import { openUserDirectory } from './user-directory.ts';

export type CognitoOptions = {
  /** Where users, sessions and the signing key are kept. */
  folder: string;
  poolId: string;
  clientId: string;
  /** The keys that sign calls of administration. */
  keys: Keys;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
  /** Milliseconds since the epoch. */
  now(): number;
};

export type LocalCognito = LocalService & {
  issuer: string;
  /** The claims of a good access or id token of this pool, otherwise undefined. */
  checkToken(token: string): Claims | undefined;
};

/** The largest body of a call, in bytes: far more than any call of the application needs. */
const longestRequest = 1_000_000;

const publicOperations: Record<string, CognitoOperation> = { ...signIn.operations, ...ownAccount.operations };
const signedOperations: Record<string, CognitoOperation> = {
  ...administration.operations,
  ...adminSignIn.operations,
  ...listUsers.operations,
};

/** A user pool that signs in by e-mail with SRP, as the deployed one does, for Amplify and the SDK. */
export async function startCognito(options: CognitoOptions): Promise<LocalCognito> {
  const { folder, poolId, clientId, now } = options;
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;
  const tokens = await openTokens({ folder, issuer, clientId, now });
  const pool: Pool = { id: poolId, clientId, directory: await openUserDirectory(folder), tokens, now };
  return {
    issuer,
    checkToken: (token) => tokens.check(token),
    async handle(request, response) {
      allowLocalOrigins(request, response);
      if (answerPreflight(request, response)) return;
      if (pathOf(request).endsWith(`/${poolId}/.well-known/jwks.json`)) {
        sendAmzJson(response, 200, tokens.keySet);
        return;
      }
      await answer(request, response, pool, options);
    },
    async stop() {
      await pool.directory.settled();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pool: Pool,
  options: CognitoOptions,
) {
  try {
    const body = await readBody(request, longestRequest, ['SerializationException', 400]);
    const operation = await find(request, body, options);
    sendAmzJson(response, 200, await operation(inputOf(body), pool));
  } catch (error) {
    const internal = new ServiceFault('InternalErrorException', String(error), 500);
    const { code, message, status } = error instanceof ServiceFault ? error : internal;
    response.setHeader('x-amzn-errortype', code);
    sendAmzJson(response, status === 500 ? status : 400, { __type: code, message });
  }
}

function inputOf(body: Buffer): unknown {
  const input = parsedJson(body.toString() || '{}');
  if (input === undefined) throw new ServiceFault('SerializationException', 'The request is not JSON.');
  return input;
}

async function find(
  request: IncomingMessage,
  body: Buffer,
  { keys, poolId, refusal = noRefusal }: CognitoOptions,
): Promise<CognitoOperation> {
  const name = header(request, 'x-amz-target')?.replace('AWSCognitoIdentityProviderService.', '') ?? '';
  const open = Object.hasOwn(publicOperations, name) ? publicOperations[name] : undefined;
  const guarded = Object.hasOwn(signedOperations, name) ? signedOperations[name] : undefined;
  if (guarded) {
    await requireSignature(request, body, keys);
    const access = { action: `cognito-idp:${name}`, resource: userPoolArn(poolId) };
    const refused = refusal(request, () => [access]);
    if (refused) throw new ServiceFault('AccessDeniedException', refused);
  }
  const operation = open ?? guarded;
  if (!operation) {
    throw new ServiceFault('UnknownOperationException', `The local user pool does not know ${name}.`);
  }
  return operation;
}
