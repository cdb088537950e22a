import { Amplify } from 'aws-amplify';
import type { Configuration } from './configuration.ts';

// Exported by name, so that browsers load nothing of the rest.
export { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';

export function configureAmplify(configuration: Configuration) {
  const { userPoolId, userPoolClientId, userPoolEndpoint, graphqlEndpoint, region } = configuration;
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } },
    },
    API: { GraphQL: { endpoint: graphqlEndpoint, region, defaultAuthMode: 'userPool' } },
  });
}
