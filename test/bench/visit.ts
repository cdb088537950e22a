import { createFunctionRunner } from '#infra/local/function-runner.ts';
import { functions } from '#lambdas/manifest.ts';

type Asked = { query?: Record<string, string>; headers?: Record<string, string>; body?: object };
// biome-ignore lint/suspicious/noExplicitAny: answers of all routes, looked at where one is asked.
type Reply = any;
/** Calls the HTTP route of a function without a token, as API Gateway does. Returns its body; a refusal is thrown. */
export type Visit = (name: keyof typeof functions, asked: Asked) => Promise<Reply>;

const invoke = createFunctionRunner(functions, process.cwd());

export const visit: Visit = async (name, { query, headers = {}, body }) => {
  const method = body ? 'POST' : 'GET';
  const reply: Reply = await invoke(name, {
    rawPath: `/functions/${name}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    queryStringParameters: query,
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { http: { method, sourceIp: '192.0.2.1' }, timeEpoch: Date.now() },
  });
  if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
  return reply.body;
};
