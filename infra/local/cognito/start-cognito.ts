import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowLocalOrigins, answerPreflight, header, pathOf, readBody } from '../http-exchange.ts';
import type { LocalService } from '../service.ts';
import * as administration from './administration.ts';
import { CognitoFault } from './cognito-fault.ts';
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
  /** Milliseconds since the epoch. */
  now(): number;
};

export type LocalCognito = LocalService & {
  issuer: string;
  /** The claims of a good access or id token of this pool, otherwise undefined. */
  checkToken(token: string): Claims | undefined;
};

const publicOperations: Record<string, CognitoOperation> = { ...signIn.operations, ...ownAccount.operations };
const signedOperations: Record<string, CognitoOperation> = administration.operations;

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
        send(response, 200, tokens.keySet);
        return;
      }
      await answer(request, response, pool);
    },
    async stop() {
      await pool.directory.settled();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, pool: Pool) {
  try {
    const input: unknown = JSON.parse((await readBody(request, 1_000_000)).toString() || '{}');
    send(response, 200, await find(request)(input, pool));
  } catch (error) {
    const fault =
      error instanceof CognitoFault ? error : new CognitoFault('InternalErrorException', String(error));
    response.setHeader('x-amzn-errortype', fault.type);
    send(response, fault.type === 'InternalErrorException' ? 500 : 400, {
      __type: fault.type,
      message: fault.message,
    });
  }
}

function find(request: IncomingMessage): CognitoOperation {
  const name = header(request, 'x-amz-target')?.replace('AWSCognitoIdentityProviderService.', '') ?? '';
  const open = Object.hasOwn(publicOperations, name) ? publicOperations[name] : undefined;
  const guarded = Object.hasOwn(signedOperations, name) ? signedOperations[name] : undefined;
  if (guarded && !header(request, 'authorization')?.startsWith('AWS4-HMAC-SHA256 ')) {
    throw new CognitoFault('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const operation = open ?? guarded;
  if (!operation) {
    throw new CognitoFault('UnknownOperationException', `The local user pool does not know ${name}.`);
  }
  return operation;
}

function send(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(body));
}
