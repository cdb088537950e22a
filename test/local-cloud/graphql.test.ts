import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldEvent, keys, serveStubGraphql, token } from '#test/support/stub-graphql.ts';

const events: FieldEvent[] = [];
let api: Awaited<ReturnType<typeof serveStubGraphql>>;

/** Stands for the Lambda function behind every field. */
function paints(event: FieldEvent) {
  events.push(event);
  const { id, extra } = event.arguments;
  if (event.info.fieldName === 'broken') throw new Error('A secret detail of the machine.');
  if (event.info.fieldName === 'publishNews') return { data: event.arguments };
  if (id === 'gone') return { error: { code: 'not-found', params: { id: 'gone' } } };
  return { data: { id, name: 'Smalto', price: { amount: 3.5 }, madeAt: '2026-11-20T10:00:00.000Z', extra } };
}

beforeAll(async () => {
  api = await serveStubGraphql(paints);
});
afterAll(() => api.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(api.endpoint, { method: 'POST', body, headers: { authorization: token } });
  return { status: answer.status, body: await answer.json() };
}

describe('what a function gets', () => {
  it('is the field, its arguments and the user; what was selected of its answer is printed', async () => {
    const { body } = await ask('query($id: ID!) { paint(id: $id) { name price { amount } madeAt } }', {
      id: '7',
    });
    expect(body.data.paint).toEqual({
      name: 'Smalto',
      price: { amount: 3.5 },
      madeAt: '2026-11-20T10:00:00.000Z',
    });
    expect(events.at(-1)).toMatchObject({
      info: { parentTypeName: 'Query', fieldName: 'paint' },
      arguments: { id: '7' },
      identity: { sub: 'anna', username: 'anna', defaultAuthStrategy: 'ALLOW' },
    });
  });

  it('is the account of the application when that has signed', async () => {
    const { host, hostname, port, pathname } = new URL(api.endpoint);
    const signer = new SignatureV4({
      credentials: keys,
      region: 'eu-central-1',
      service: 'appsync',
      sha256: Sha256,
    });
    const body = JSON.stringify({ query: 'mutation { publishNews(room: "a") { room } }' });
    const request = { method: 'POST', protocol: 'http:', hostname, path: pathname, headers: { host }, body };
    const { headers } = await signer.sign({ ...request, port: Number(port) });
    await fetch(api.endpoint, { method: 'POST', headers, body });
    expect(events.at(-1)?.identity).toMatchObject({ accountId: '000000000000' });
  });

  it('is JSON as a value, though a client sends and gets it as a string', async () => {
    const { body } = await ask('mutation($e: AWSJSON) { describe(id: "1", extra: $e) { extra } }', {
      e: '{"a":1}',
    });
    expect(events.at(-1)?.arguments.extra).toEqual({ a: 1 });
    expect(body.data.describe.extra).toBe('{"a":1}');
  });
});

describe('a failure', () => {
  it('that was expected is printed with its code and parameters', async () => {
    const { body } = await ask('{ paint(id: "gone") { name } }');
    expect(body.data).toEqual({ paint: null });
    expect(body.errors[0]).toMatchObject({
      errorType: 'not-found',
      errorInfo: { id: 'gone' },
      path: ['paint'],
    });
  });

  it('of the function itself says no more than internal', async () => {
    const { body } = await ask('{ broken }');
    expect(body.errors[0]).toMatchObject({ message: 'internal', errorType: 'internal' });
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });
});

describe('the limits', () => {
  it('are of depth', async () => {
    const { body } = await ask('{ paint(id: "1") { price { parent { parent { amount } } } } }');
    expect(body.data).toBeNull();
    expect(body.errors[0].message).toContain('Query depth limit exceeded');
  });

  it('are of depth inside fragments too', async () => {
    const { body } = await ask(
      '{ paint(id: "1") { ...a } } fragment a on Paint { price { ...b } } fragment b on Price { parent { parent { amount } } }',
    );
    expect(body.errors[0].message).toContain('Query depth limit exceeded');
  });

  it('are of size', async () => {
    const { status } = await ask('{ paint(id: "1") { name } }', { padding: 'x'.repeat(1_000_000) });
    expect(status).toBe(413);
  });
});
