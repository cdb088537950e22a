import { beforeAll, describe, expect, it } from 'vitest';
import { apiLimits } from '#infra/api-limits.ts';
import { cloudUrl, tokenOf } from '#test/support/cloud.ts';
import { severalTimes } from './hostile-arguments.ts';
import { hostileStrings, internals } from './hostile-values.ts';
import { expectKnownCodes } from './refusal-codes.ts';

let token: string;
beforeAll(async () => {
  token = await tokenOf('painter');
});

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, ...headers },
    body,
  });
  const text = await response.text();
  expect(text).not.toMatch(internals);
  expectKnownCodes(text);
  return { status: response.status, data: JSON.parse(text).data };
}
const query = (text: unknown, rest: object = {}) => post(JSON.stringify({ query: text, ...rest }));

const aQuotation = (selection: string) => `{ quotation(id: "x") { ${selection} } }`;
const nested = (times: number) => `${'selectedProducts { '.repeat(times)}id${' }'.repeat(times)}`;
const chain = Array.from({ length: 200 }, (_, at) => `fragment F${at} on Quotation { id ...F${at + 1} }`);

describe('a request that would cost too much', () => {
  it('runs an operation no more often than the API allows', async () => {
    const times = (count: number) =>
      severalTimes(
        'Query.currentUser',
        Array.from({ length: count }, () => ({})),
      ).query;
    expect((await query(times(apiLimits.resolvers))).data).toBeTruthy();
    expect((await query(times(apiLimits.resolvers + 1))).data).toBeFalsy();
    expect((await query(times(200))).data).toBeFalsy();
  });

  it('gets no more fields below one than an answer has, under any alias', async () => {
    const nestedOnce = 'consumptionranges { requiredProducts { product } }';
    const products = (times: number) =>
      `{ selectableProducts { ${Array.from({ length: times }, (_, at) => `a${at}: ${nestedOnce}`).join(' ')} } }`;
    expect((await query(products(400))).data).toBeNull();
    expect((await query(products(20))).data.selectableProducts).not.toEqual([]);
  });

  it.each([
    ['nested too deeply', aQuotation(nested(60))],
    ['nested too deeply for a parser', `${'{ a '.repeat(3000)}${'}'.repeat(3000)}`],
    [
      'with a list of lists of lists',
      `{ quotations(page: ${'['.repeat(3000)}1${']'.repeat(3000)}) { total } }`,
    ],
    ['with the same field a thousand times', aQuotation('id '.repeat(12_000))],
    ['with a fragment of itself', `${aQuotation('...F')} fragment F on Quotation { id ...F }`],
    [
      'with fragments of each other',
      `${aQuotation('...F')} fragment F on Quotation { ...G } fragment G on Quotation { ...F }`,
    ],
    ['with a long chain of fragments', `${aQuotation('...F0')} ${chain.join(' ')}`],
    ['with fragments nobody uses', `{ currentUser { id } } ${chain.slice(0, 5).join(' ')}`],
    ['with many directives', aQuotation(`id ${'@skip(if: false) '.repeat(500)}`)],
    ['with many variables', `query (${'$a: ID '.repeat(3000)}) { currentUser { id } }`],
  ])('%s is refused', async (_, text) => {
    expect((await query(text)).data).toBeFalsy();
  });

  it('is refused when it is larger than a megabyte', async () => {
    const { status } = await post(
      JSON.stringify({ query: `{ currentUser { id } } #${'x'.repeat(1_100_000)}` }),
    );
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a request that does not fit the schema', () => {
  it.each([
    ['an unknown field', '{ currentUser { id passwordHash } }'],
    ['an unknown operation', '{ dropTable }'],
    ['an unknown argument', '{ quotation(id: "x", owner: "y") { id } }'],
    ['the name of a prototype', '{ __proto__ { id } }'],
    ['a constructor', '{ constructor { name } }'],
    ['an argument that is a prototype', '{ quotations(filter: { __proto__: { admin: true } }) { total } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a type', '{ __type(name: "Quotation") { fields { name } } }'],
    ['an unknown directive', '{ currentUser @admin { id } }'],
    ['two operations and no name', 'query A { currentUser { id } } query B { currentUser { id } }'],
    ['nothing', ''],
    ['no GraphQL', 'SELECT * FROM users'],
    ['a number', 1],
    ['a list', ['{ currentUser { id } }']],
    ['nothing at all', null],
  ])('%s is refused', async (_, text) => {
    expect((await query(text)).data).toBeFalsy();
  });

  it.each([
    ['several requests in one', '[{"query":"{ currentUser { id } }"},{"query":"{ currentUser { id } }"}]'],
    ['no JSON', '{ currentUser { id } }'],
    ['half of a JSON', '{"query": "{ currentUser'],
    ['variables in a list', '{"query":"query ($id: ID!) { quotation(id: $id) { id } }","variables":["x"]}'],
    ['variables in a text', '{"query":"{ currentUser { id } }","variables":"x"}'],
    ['a number', '1'],
    ['null', 'null'],
    ['a JSON without end', '['.repeat(100_000)],
    ['the name of another operation', '{"query":"query A { currentUser { id } }","operationName":"B"}'],
  ])('%s is refused', async (_, body) => {
    expect((await post(body)).data).toBeFalsy();
  });

  it('any naughty string is refused', async () => {
    for (const text of hostileStrings.filter((_, index) => index % 3 === 0)) {
      expect((await query(text)).data).toBeFalsy();
    }
  });
});

describe('a hostile session', () => {
  const printable = hostileStrings.filter((text) => /^[\x20-\x7e]{1,2000}$/.test(text));

  it('is none', async () => {
    for (const text of printable.filter((_, index) => index % 4 === 0)) {
      const { status } = await post('{"query":"{ currentUser { id } }"}', {
        authorization: `Bearer ${text}`,
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});
