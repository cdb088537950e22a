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

/** Cognito's client. The login loads without it until the sign-in: it is a quarter of its scripts. */
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
