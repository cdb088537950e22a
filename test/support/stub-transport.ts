import { currentConfiguration } from '#web/lib/configuration.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

type Answer = (operation: string, variables: never) => unknown;
type Fetch = (address: string, options: RequestInit) => Promise<unknown>;

const nobody: Answer = (operation) => {
  throw new Error(`No answer prepared for ${operation}`);
};
const nothing: Fetch = async (address) => {
  throw new TypeError(`Nothing answers at ${address}`);
};
let server = nobody;
let elsewhere = nothing;
/** Ends with its test. */
let page = new AbortController();

/** Says what the GraphQL API answers during this test; a `GraphqlFailure` that it throws is its refusal. */
export function answerWith(answer: Answer) {
  server = answer;
}

/** The same for all other addresses. */
export function answerElsewhere(answer: Fetch) {
  elsewhere = answer;
}

/** As the API says it: an error that it has no code for comes with a message alone. */
const refusal = ({ code, params, cause }: GraphqlFailure) => ({
  errors: [typeof cause === 'string' ? { message: cause } : { errorType: code, errorInfo: params }],
});

/** Any other failure is met while the answer is read. */
class Unreadable extends Error {}

async function answerTo({ query, variables }: { query: string; variables?: never }) {
  const [, operation = ''] = /(?:query|mutation)\s+(\w+)/.exec(query) ?? [];
  try {
    return { data: await server(operation, variables as never) };
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw new Unreadable('', { cause: error });
    if (error.code === 'offline') throw new TypeError('Failed to fetch');
    return refusal(error);
  }
}

/** Rejects as soon as a request is called off. */
const calledOff = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** happy-dom's own answers are slow. */
const readable = (json: () => Promise<unknown>) => ({ ok: true, status: 200, json });

async function graphql({ body, signal }: RequestInit) {
  try {
    const answer = await Promise.race([
      answerTo(JSON.parse(String(body))),
      calledOff(signal),
      calledOff(page.signal),
    ]);
    const text = JSON.stringify(answer);
    return readable(async () => JSON.parse(text));
  } catch (error) {
    if (error instanceof Unreadable) return readable(() => Promise.reject(error.cause));
    throw error;
  }
}

/** Stands for the network in component tests. */
const transport: Fetch = (address, options) =>
  address === currentConfiguration().graphqlEndpoint ? graphql(options) : elsewhere(address, options);

/** Requests that a test left without an answer fail, so that none of their work reaches the next test. */
export function stubTransport() {
  page.abort(new TypeError('Failed to fetch'));
  page = new AbortController();
  server = nobody;
  elsewhere = nothing;
  Object.assign(globalThis, { fetch: transport });
}
