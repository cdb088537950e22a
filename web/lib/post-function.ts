import { fetched } from './call-function.ts';
import { currentConfiguration } from './configuration.ts';

/** Calls an open function. Its input is in the body, which logs do not keep. Rejects with GraphqlFailure. */
export async function postFunction<Answer>(name: string, body: unknown): Promise<Answer> {
  const response = await fetched(`${currentConfiguration().functionsEndpoint}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
