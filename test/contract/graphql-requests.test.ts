import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, knownUser, post, removeProfiles } from '#test/support/contract-api.ts';
import { removeUsers } from '#test/support/contract-user.ts';

let token: string;
let sub: string;

beforeAll(async () => {
  ({ access: token, sub } = await knownUser());
});
afterAll(async () => {
  await removeProfiles();
  await removeUsers();
});

describe('an answer', () => {
  it('contains the selected fields under their aliases', async () => {
    const { body } = await ask(token, '{ me: currentUser { number: id __typename } }');
    expect(body).toEqual({ data: { me: { number: sub, __typename: 'CurrentUser' } } });
  });

  it('follows fragments, directives and variables', async () => {
    const query = `query ($no: Boolean!) { currentUser { ...names email @include(if: $no) } }
      fragment names on CurrentUser { firstName }`;
    const { body } = await ask(token, query, { no: false });
    expect(body).toEqual({ data: { currentUser: { firstName: 'Carla' } } });
  });

  it('contains only the named operation when the request has several', async () => {
    const query = 'query A { currentUser { id } } query B { currentUser { firstName } }';
    const { body } = await post(JSON.stringify({ query, operationName: 'B' }), token);
    expect(body).toEqual({ data: { currentUser: { firstName: 'Carla' } } });
  });
});

describe('a failure of a field', () => {
  const query = 'query ($id: ID!) { found: quotation(id: $id) { id } }';

  it('has the error code of the application as type and message, and the path of the field', async () => {
    const { status, body } = await ask(token, query, { id: 'contract-missing' });
    expect(status).toBe(200);
    expect(body.data ?? null).toBeNull();
    expect(body.errors).toEqual([
      {
        message: 'not-found',
        errorType: 'not-found',
        errorInfo: null,
        path: ['found'],
        data: null,
        locations: [{ line: 1, column: 20, sourceName: null }],
      },
    ]);
  });
});

describe('an invalid request', () => {
  it.each([
    ['a field that does not exist', '{ currentUser { id secret } }'],
    ['an argument that does not exist', '{ quotation(id: "1", all: true) { id } }'],
    ['an object without a selection', '{ currentUser }'],
    ['a description of the schema', '{ __schema { types { name } } }'],
    ['a description of a type', '{ __type(name: "User") { fields { name } } }'],
  ])('is refused for %s: nothing runs, and the error has no path', async (_what, query) => {
    const { status, body } = await ask(token, query);
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    expect(body.errors?.[0]).toMatchObject({ path: null, message: expect.any(String) });
  });

  it('names the unknown field', async () => {
    const { body } = await ask(token, '{ currentUser { id secret } }');
    expect(body.errors?.[0]?.message).toMatch(/^Validation error.*secret/);
    // It has no type that looks like a code of the application.
    expect(body.errors?.[0]).not.toHaveProperty('errorType');
  });

  it.each([
    ['left out', {}],
    ['null', { id: null }],
    ['of another type', { id: { of: 'another type' } }],
  ])('is refused for a variable that is %s', async (_what, variables) => {
    const { body } = await ask(token, 'query ($id: ID!) { quotation(id: $id) { id } }', variables);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]?.path).toBeNull();
  });

  it('is refused when it has several operations and names none', async () => {
    const { body } = await ask(token, 'query A { currentUser { id } } query B { currentUser { id } }');
    expect(body.data ?? null).toBeNull();
    expect(body.errors).toHaveLength(1);
  });

  it.each(['not json', '{"query": "{ currentUser "}', '{"query": 1}', '{}'])(
    'is refused as malformed: %s',
    async (text) => {
      const { status, body } = await post(text, token);
      expect([status, body.errors?.[0]?.errorType]).toEqual([400, 'MalformedHttpRequestException']);
    },
  );
});
