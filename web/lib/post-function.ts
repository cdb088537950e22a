import { fetched } from './call-function.ts';
import { currentConfiguration } from './configuration.ts';
import { whileBusy } from './while-busy.ts';

/** Calls an open function. Its input is in the body, which logs do not keep. Rejects with GraphqlFailure. */
export async function postFunction<Answer>(name: string, body: unknown): Promise<Answer> {
  const address = `${currentConfiguration().functionsEndpoint}/${name}`;
  const headers = { 'content-type': 'application/json' };
  const response = await whileBusy(body, () =>
    fetched(address, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return response.json();
}
