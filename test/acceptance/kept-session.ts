import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { srpSession } from '#test/support/srp-sign-in.ts';
import { storageKey } from '#web/lib/language.ts';

const url = inject('cloudUrl');
setLocalEnvironment(url);
const pool = new CognitoIdentityProviderClient();

/** Amplify's names begin with it. */
const prefix = `CognitoIdentityServiceProvider.${local.userPoolClientId}`;

/** The storage of a browser after a sign-in: the tokens, and the language of the user. */
export async function keptSession(email: string, password: string): Promise<Record<string, string>> {
  const { AccessToken, IdToken, RefreshToken } = await srpSession(pool, email, password);
  const { id, language } = await userOf(AccessToken);
  return {
    [`${prefix}.LastAuthUser`]: id,
    [`${prefix}.${id}.accessToken`]: AccessToken,
    [`${prefix}.${id}.idToken`]: IdToken,
    [`${prefix}.${id}.refreshToken`]: RefreshToken,
    [storageKey]: language,
  };
}

async function userOf(authorization: string): Promise<{ id: string; language: string }> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: '{ currentUser { id language } }' }),
  });
  return (await answer.json()).data.currentUser;
}
