import type { Claims } from '../cognito/tokens.ts';

/** The caller, as AppSync tells it to a resolver. */
type Identity =
  | {
      sub: string;
      username: string;
      claims: Claims;
      issuer: string;
      groups: null;
      sourceIp: string[];
      defaultAuthStrategy: 'ALLOW';
    }
  | { accountId: string; userArn: string; username: string; sourceIp: string[] };

export type AuthMode = 'userPool' | 'iam';
export type RequestCaller = {
  mode: AuthMode;
  identity: Identity;
  /** The headers of the request, by their names in small letters. */
  headers?: Record<string, string>;
};

const sourceIp = ['127.0.0.1'];

export const signedCaller: RequestCaller = {
  mode: 'iam',
  identity: {
    accountId: '000000000000',
    userArn: 'arn:aws:sts::000000000000:assumed-role/local/function',
    username: 'local',
    sourceIp,
  },
};

export function userCaller(claims: Claims): RequestCaller {
  const { sub, iss: issuer, username = sub } = claims;
  const identity: Identity = {
    sub,
    username,
    claims,
    issuer,
    groups: null,
    sourceIp,
    defaultAuthStrategy: 'ALLOW',
  };
  return { mode: 'userPool', identity };
}
