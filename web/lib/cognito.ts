import { knownConfiguration } from './configuration.ts';

let parts: ReturnType<typeof load> | undefined;
let isConfigured = false;

const load = () => import('./amplify.ts');

/** Fetches Cognito's client ahead of its use. */
export function fetchCognito() {
  parts ??= load();
  // It is tried again when it is used.
  parts.catch(() => {
    parts = undefined;
  });
  return parts;
}

/** Cognito's client; who has no session does without it, a quarter of the login's scripts, until he signs in. */
export async function cognito() {
  const client = await fetchCognito();
  const configuration = knownConfiguration();
  if (configuration && !isConfigured) {
    client.configureAmplify(configuration);
    isConfigured = true;
  }
  return client;
}

/** Amplify keeps the tokens of a session below this. */
export const hasKeptSession = () =>
  Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'));
