import { afterAll, expect, it } from 'vitest';
import { sendJson } from '#infra/local/http-exchange.ts';
import { fetchAnswer } from '#lambdas/canary/fetch-answer.ts';
import { serveLocally } from '#test/support/serve-locally.ts';

const served = await serveLocally({ handle: async (_, response) => sendJson(response, 403, {}) });
afterAll(() => served.close());

/** The reason why there is no answer. */
const reasonOf = (address: string): Promise<string> =>
  fetchAnswer(address).then(
    () => '',
    ({ message }: Error) => message,
  );

it('a failure names the door and no secret of the address', async () => {
  const { host } = new URL(served.url);
  const [path, secret] = ['/functions/downloadPDF', '?q=1&ticket=secret-ticket#token=secret-token'];
  expect(await reasonOf(`${served.url}${path}${secret}`)).toBe(`${host}${path} answered 403.`);
  expect(await reasonOf(`http://127.0.0.1:1${path}${secret}`)).toBe(`127.0.0.1:1${path} did not answer.`);
});
