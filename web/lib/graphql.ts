import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { cognito } from './cognito.ts';
import { currentConfiguration } from './configuration.ts';
import { failureOf, GraphqlFailure } from './failure.ts';
import { whileBusy } from './while-busy.ts';

type Answer<Result> = {
  data?: Result | null;
  errors?: { errorType?: string; errorInfo?: null; message?: string }[];
};

let sessionOver: () => void = () => {};

/** The application registers its reaction to an ended session. */
export function onSessionOver(handle: () => void) {
  sessionOver = handle;
}

async function accessToken(): Promise<string> {
  const { fetchAuthSession } = await cognito();
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new GraphqlFailure('not-signed-in');
  return tokens.accessToken.toString();
}

async function send(query: string, variables: unknown, signal: AbortSignal | undefined) {
  try {
    return await fetch(currentConfiguration().graphqlEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await accessToken() },
      body: JSON.stringify({ query, variables }),
      signal,
    });
  } catch (cause) {
    if (cause instanceof GraphqlFailure || signal?.aborted) throw cause;
    throw new GraphqlFailure('offline', undefined, { cause });
  }
}

async function read<Result>(response: Response): Promise<Result> {
  if (response.status === 401) throw new GraphqlFailure('not-signed-in');
  // Only the firewall in front of the API answers 403, and not always in the form of GraphQL.
  if (response.status === 403) throw new GraphqlFailure('refused-by-firewall');
  if (response.status === 429) throw new GraphqlFailure('too-many-requests');
  const { data, errors } = (await response.json()) as Answer<Result>;
  const [first] = errors ?? [];
  if (first) throw failureOf(first);
  if (!data) throw new GraphqlFailure('internal');
  return data;
}

/** A generated document: every module of `web/graphql` has a class of its own for them. */
type ApiDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

/**
 * Sends one generated document, and a creation again while the server is busy. Rejects with GraphqlFailure: the code of
 * the server, or 'offline'. An ended session is also reported to the application.
 */
export async function request<Result, Variables>(
  document: ApiDocument<Result, Variables>,
  ...[variables, signal]: Variables extends Record<string, never>
    ? [variables?: Variables, signal?: AbortSignal]
    : [variables: Variables, signal?: AbortSignal]
): Promise<Result> {
  try {
    return await whileBusy(variables, async () =>
      read<Result>(await send(document.toString(), variables, signal)),
    );
  } catch (error) {
    if (error instanceof GraphqlFailure && error.code === 'not-signed-in') sessionOver();
    throw error;
  }
}
