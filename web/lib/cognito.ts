import { knownConfiguration } from './configuration.ts';
import { browserStore } from './storage.ts';

let parts: ReturnType<typeof load> | undefined;
let isConfigured = false;

const load = () => import('./amplify.ts');

/** Fetches Cognito's client ahead of its use. */
export function fetchCognito() {
  parts ??= load();
  // The next use tries again.
  parts.catch(() => {
    parts = undefined;
  });
  return parts;
}

/** Cognito's client. The login page loads it only at the sign-in: it would be a quarter of the page's scripts. */
export async function cognito() {
  const client = await fetchCognito();
  const configuration = knownConfiguration();
  if (configuration && !isConfigured) {
    client.configureAmplify(configuration);
    isConfigured = true;
  }
  return client;
}

/** Whether this browser keeps the tokens of a session: Amplify stores them under keys with this prefix. */
export const hasKeptSession = () =>
  browserStore.keys().some((key) => key.startsWith('CognitoIdentityServiceProvider.'));
