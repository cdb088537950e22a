import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { fetchAnswer } from './fetch-answer.ts';
import type { WebsiteConfiguration } from './read-website.ts';

/** Sends a request of GraphQL and answers its data; a refusal is thrown by its code. */
export type Ask = <Data = unknown>(query: string, variables?: object) => Promise<Data>;
export type WebSession = { token: string; ask: Ask };

/** Signs in by SRP, with the library that browsers sign in with. One session at a time. */
export async function openSession(
  configuration: WebsiteConfiguration,
  { email, password }: { email: string; password: string },
): Promise<WebSession> {
  const { userPoolId, userPoolClientId, userPoolEndpoint, graphqlEndpoint, region } = configuration;
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) },
    },
    API: { GraphQL: { endpoint: graphqlEndpoint, region, defaultAuthMode: 'userPool' } },
  });
  // A warm function may hold the session of a run that was cut off.
  await signOut();
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error('The user pool gave no session.');
  const token = tokens.accessToken.toString();
  return { token, ask: asking(graphqlEndpoint, token) };
}

/** Ends the session; its tokens are not renewed any more. */
export const closeSession = (): Promise<void> => signOut();

function asking(endpoint: string, authorization: string): Ask {
  return async (query, variables = {}) => {
    const answer = await fetchAnswer(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`The API refused: ${refusalsIn(errors)}.`);
    return data;
  };
}

type Refusal = { errorType?: string; errorInfo?: object; message?: string };

const refusalsIn = (errors: Refusal[]) =>
  errors
    .map(({ errorType, errorInfo, message }) => `${errorType ?? message} ${JSON.stringify(errorInfo ?? {})}`)
    .join(', ');
