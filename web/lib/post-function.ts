import { fetched } from './call-function.ts';
import { currentConfiguration } from './configuration.ts';
import { whileBusy } from './while-busy.ts';

/** Requests that began while the code of their screen loads, each for the first who asks the same. */
const begun = new Map<string, Promise<unknown>>();

const keyOf = (name: string, body: unknown) => `${name} ${JSON.stringify(body)}`;

/** Begins a request whose answer the first screen will ask for. */
export function postEarly(name: string, body: unknown) {
  const answer = postFunction(name, body);
  // Who asks for it hears of a failure.
  answer.catch(() => {});
  begun.set(keyOf(name, body), answer);
}

/** Calls an open function. Its input is in the body, which logs do not keep. Rejects with GraphqlFailure. */
export async function postFunction<Answer>(name: string, body: unknown): Promise<Answer> {
  const key = keyOf(name, body);
  const early = begun.get(key);
  begun.delete(key);
  if (early) return early as Promise<Answer>;
  const address = `${currentConfiguration().functionsEndpoint}/${name}`;
  const headers = { 'content-type': 'application/json' };
  const response = await whileBusy(body, () =>
    fetched(address, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return response.json();
}
